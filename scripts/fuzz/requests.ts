import fc from 'fast-check'
import { routes } from '../../lib/routes.ts'
import type { Asked } from '../http/send.ts'
import { HOSTILE } from './judge.ts'

/** The addresses that take something in or compute an answer of their own: every handler of `app`, and some pages. */
export const HANDLERS = [
  routes.api.contact,
  routes.api.newsletter,
  routes.api.apply,
  routes.api.upload,
  routes.api.revalidate,
  routes.api.posts,
  routes.api.jobs,
  routes.newsletter,
  routes.contact,
  routes.careers,
  routes.home,
  routes.feed('blog', 'rss'),
  routes.feed('blog', 'atom'),
  routes.feed('blog', 'json'),
  routes.feed('journal', 'rss'),
  routes.feed('journal', 'atom'),
  routes.feed('journal', 'json'),
  routes.sitemapXml,
  routes.sitemapPart(1),
  routes.speculationRules,
  routes.securityTxt,
  routes.homeDrawings,
  routes.jobSubmitted('none', 'NK-7F3K-2M9Q'),
  routes.companyProfile,
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/manifest.webmanifest',
  '/card/a.b.png',
  '/art/cover/a.svg',
] as const

const METHODS = [
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
  'TRACE',
]

const FIELDS = [
  'name',
  'lastName',
  'email',
  'message',
  'agree',
  'phone',
  'address',
  'jobId',
  'skills',
  'resume',
  'resumeLink',
  'coverLetterFile',
  'privacyConsent',
  'totalExperience',
  'idempotencyKey',
  'files',
  'tags',
  '__proto__',
  'constructor',
  'toString',
  '$ACTION_ID_0123456789',
  '$ACTION_REF_1',
]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 80 }),
  fc.constantFrom(
    HOSTILE,
    '\u0000',
    '\ud800',
    '\u202e',
    'a@b.example',
    'yes',
    '1',
    '../../etc/passwd',
    'x'.repeat(70_000),
  ),
)
const field = fc.oneof(fc.constantFrom(...FIELDS), text)

const json = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.dictionary(field, fc.oneof(text, fc.jsonValue()), { maxKeys: 12 }).map((value) => JSON.stringify(value)),
  fc.json().map((value) => value.slice(0, value.length / 2)),
  fc.constantFrom(
    '',
    '[',
    '{"__proto__":{"a":1}}',
    '{"tags":["all-blogs"]}',
    '['.repeat(50_000),
    `{"name":"${'x'.repeat(300_000)}"}`,
  ),
)
const urlencoded = fc.array(fc.tuple(field, text), { maxLength: 12 }).map((pairs) => String(new URLSearchParams(pairs)))

const partHeader = fc.oneof(
  fc.tuple(field, fc.option(text, { nil: undefined })).map(([name, file]) => {
    const disposition = `Content-Disposition: form-data; name="${name}"`
    return file === undefined ? disposition : `${disposition}; filename="${file}"\r\nContent-Type: application/pdf`
  }),
  text,
)
const content = fc.oneof(text, fc.constantFrom('%PDF-1.7\n', 'PK\x03\x04', '\xd0\xcf\x11\xe0', ''))
const lineEnd = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '')
const boundary = fc.constantFrom('--b', '--b', '--b', '--c', 'b', '--b--')

/** A multipart body whose parts, line ends and boundaries may each be broken, and which may stop anywhere. */
const multipart = fc
  .tuple(
    fc.array(fc.tuple(boundary, partHeader, lineEnd, content), { maxLength: 8 }),
    fc.constantFrom('--b--\r\n', '--b--\r\n', '--b', ''),
    fc.double({ min: 0.3, max: 1.5, noNaN: true }),
  )
  .map(([parts, end, kept]) => {
    const body = parts
      .map(([start, head, line, value]) => `${start}${line}${head}${line}${line}${value}${line}`)
      .join('')
    return (body + end).slice(0, Math.ceil(body.length * kept) + end.length)
  })

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'text/plain',
  'text/x-component',
  'application/octet-stream',
  ';;;',
  '',
]

const typed = fc.oneof(
  json.map((body) => ({ type: 'application/json', body })),
  urlencoded.map((body) => ({ type: 'application/x-www-form-urlencoded', body })),
  multipart.map((body) => ({ type: 'multipart/form-data; boundary=b', body })),
  fc.record({ type: fc.constantFrom(...TYPES), body: fc.oneof(json, urlencoded, multipart, text) }),
)

// What the framework, proxies and browsers send, each with values that it, and nobody else, should send.
const HEADERS: Record<string, string[]> = {
  accept: ['text/html', 'application/json', '*/*', 'text/x-component', 'x'.repeat(2_000)],
  'accept-encoding': ['gzip', 'br;q=1, *;q=0', 'identity', 'zstd'],
  origin: ['null', 'https://evil.example', 'http://127.0.0.1', 'file://', '::'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'same-site', 'x'],
  'x-forwarded-for': ['203.0.113.9', '::1', 'unknown', ','.repeat(500), '<script>'],
  'x-forwarded-host': ['evil.example', 'a b', '[', 'evil.example, other.example'],
  'x-forwarded-proto': ['https', 'javascript', ','],
  'x-forwarded-port': ['0', '99999', 'x'],
  forwarded: ['for=x;host=evil.example'],
  host: ['evil.example', '127.0.0.1', '[::1', 'a/b', 'x:99999', '%'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2,1-1', 'x'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"', ','.repeat(500)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x', '9'.repeat(50)],
  'content-encoding': ['gzip', 'br', 'x'],
  cookie: ['a=b', '__prerender_bypass=x; __next_preview_data=x', '='.repeat(2_000), 'a=%E0%A4%A'],
  'user-agent': ['Googlebot/2.1', 'facebookexternalhit/1.1', ''],
  rsc: ['1', '0'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/_full', '/__PAGE__', '/../x', 'x'],
  'next-router-state-tree': ['%5B%22%22%5D', '[', '%E0%A4%A', JSON.stringify(['', {}]), 'x'.repeat(5_000)],
  'next-url': ['/blog', '//evil.example', '%'],
  'next-action': ['0'.repeat(40), '0'.repeat(42), 'x', '../../x'],
  'next-instant-navigation-testing-prefetch': ['1'],
  'x-nextjs-data': ['1'],
  'x-nextjs-html-request-id': ['x'],
  'x-prerender-revalidate': ['x'],
  'x-middleware-subrequest': ['middleware:middleware:middleware:middleware:middleware', 'proxy'],
  'x-middleware-prefetch': ['1'],
  'x-middleware-rewrite': ['http://evil.example/'],
  'x-invoke-path': ['/x'],
  'x-invoke-status': ['500'],
  'x-invoke-error': ['{"message":"x"}'],
  'x-matched-path': ['/blog-read/[postId]', '/x'],
  'x-now-route-matches': ['1=x', '%'],
  'x-next-cache-tags': ['all-blogs'],
  'x-next-revalidated-tags': ['all-blogs'],
  'next-resume': ['1'],
  'x-signature': ['sha256=00', 'x'],
  'idempotency-key': ['a', 'a b', 'x'.repeat(300), '../x'],
  'x-http-method-override': ['DELETE'],
  expect: ['100-continue'],
  upgrade: ['websocket', 'h2c'],
  te: ['trailers'],
}

const header = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.constantFrom(...values).map((value): [string, string] => [name, value]))

/** Any headers of those above, a few at a time. */
export const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(header, { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs))

/** Requests to the handlers: any method, kind, body and headers. */
export const requests: fc.Arbitrary<Asked> = fc
  .record({ method: fc.constantFrom(...METHODS), path: fc.constantFrom(...HANDLERS), headers, typed })
  .map(({ method, path, headers: given, typed: { type, body } }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return { method, path, headers: given }
    // Latin-1, so that halves of characters and bytes that are no UTF-8 are sent as well.
    const bytes = Buffer.from(body, 'latin1')
    const own = { 'content-type': type, 'content-length': String(bytes.length), connection: 'close' }
    return { method, path, headers: { ...given, ...own }, body: bytes }
  })
