import fc from 'fast-check'
import { HOSTILE } from './check-response.ts'

/** Returns the words of a text. */
export const toWords = (text: string): string[] => text.trim().split(/\s+/)

/** Beginnings of addresses with a variable part, and some of the framework's own. */
const PLACES = toWords(`
  / /blog-read/ /journal-read/ /case-study-read/ /job-apply/ /services/ /industries/ /blog/page/
  /blog/category/ /blog/ /journal/ /careers/page/ /careers/department/ /contact/ /newsletter/ /card/
  /art/cover/ /art/monogram/ /art/ /sitemaps/ /api/ /images/ /fonts/ /_next/
  /_next/static/chunks/ /_next/data/ /_next/image /.well-known/ /bad-request /404 /500 /_error /_global-error
  /_not-found`)

const ENDINGS = [
  ...toWords(`
  / .rsc .html .json .txt .svg .png .xml .prefetch.rsc .segments/_tree.segment.rsc /submitted /received
  /page/2 /opengraph-image /route /page`),
  '',
  '',
  '',
]

/** Text that has broken servers: bad escapes, dots, NUL, the framework's own syntax. */
const ODD = [
  ...toWords(`
  % %E0%A4%A %00 %252e%252e%252f %2e%2e/%2e%2e/etc/passwd ..%2f..%2f.env ..;/ %5c..%5c %c0%ae %F0%9F%92%A9
  %ED%A0%80 %E2%80%AE %0d%0aSet-Cookie:x=1 //evil.example %2f%2fevil.example [postId] %5BpostId%5D
  %%drp:postId:abc%% [...slug] (.)x @modal __PAGE__ _next __proto__ constructor undefined null NaN -1 1e9
  99999999999999999999 none . .. ... - _ ~0041 ~d800 ~zzzz %24%7B7*7%7D {{7*7}}`),
  '\\..\\',
  '$d$x',
  "';drop table posts--",
  encodeURIComponent(HOSTILE),
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(4_000),
  '%41'.repeat(600),
  '/'.repeat(300),
  'a/'.repeat(300),
]

/** Query parameters of the framework and of the site. */
const KEYS = toWords(`
  q page category topic sort step ref service about _rsc nxtPpostId nxtPjobId nxtIpostId __nextDataReq
  __nextLocale url w dpl __proto__ constructor[prototype] a[]`)

const escaped = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed()))
const token = fc.base64String({ maxLength: 120 }).map((text) => `U2FsdGVkX1${text}`)
const words = fc
  .array(fc.constantFrom('cloud', 'job', 'queue', 'a', '1', '-', '_'), { maxLength: 8 })
  .map((list) => list.join('-'))

// An HTTP client sends nothing else on the first line; raw.spec.ts does.
const typable = (text: string) => text.replace(/[^\x21-\x7e]|#/g, '')

function mutate(text: string, at: number, part: string): string {
  const place = at % (text.length + 1)
  return text.slice(0, place) + part + text.slice(place)
}

/** Returns a segment of an address: made up, or a real one with a change. */
const toSegment = (real: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...ODD),
    escaped,
    token,
    words,
    fc.uuid(),
    fc.nat().map(String),
    fc.string({ maxLength: 40 }),
    fc.tuple(fc.constantFrom(...real), fc.nat(), fc.constantFrom(...ODD)).map((parts) => mutate(...parts)),
  )

/** The query of an address, or none. */
export const query: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), escaped), fc.oneof(fc.constantFrom(...ODD), escaped, words)), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length > 0 ? typable(`?${pairs.map((pair) => pair.join('=')).join('&')}`) : ''))

/** Returns made-up addresses. `real` are existing segments, so that some pass the first check. */
export function toPaths(real: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...PLACES), toSegment(real), fc.constantFrom(...ENDINGS), query)
    .map((parts) => typable(parts.join('')).slice(0, 8_000))
}
