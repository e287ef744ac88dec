import { globSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { routes } from '../../lib/routes.ts'
import type { HttpRequest } from '../http/send.ts'
import { HOSTILE } from './check-response.ts'
import { headers } from './odd-headers.ts'
import { query, toWords } from './paths.ts'

const app = path.join(import.meta.dirname, '../../app')

/** The Studio's handlers, with `a` for each variable part. */
const STUDIO = globSync('api/studio/**/route.ts', { cwd: app }).map(
  (file) => `/${path.posix.dirname(file).replaceAll(/\[+(?:\.{3})?\w+\]+/g, 'a')}`,
)

const FORMS = Object.values(routes.api)

const READ = toWords(`
  / /healthz /readyz /robots.txt /llms.txt /about.md /index.md /studio.md /manifest.webmanifest /.well-known/security.txt /sitemap.xml /sitemaps/1.xml
  /blog /blog/rss.xml /blog/atom.xml /blog/feed.json /journal/rss.xml /journal/atom.xml /journal/feed.json
  /careers /careers/rss.xml /careers/rss/development.xml /careers/alerts/a/a /job-apply/none/submitted
  /contact /contact/sent /newsletter /newsletter/confirm/a /newsletter/end/a /application/a
  /art/cover/a.svg /art/home.json /card/a.b.png /images/company-profile.pdf
  /pictures/00000000000000000000000000000000-480x270.webp
  /api/application/file`)

/** All handlers of `app`; a test checks it. */
export const HANDLERS: readonly string[] = [...FORMS, ...STUDIO, ...READ]

// The Studio refuses strangers before it reads what they send.
const posts = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...FORMS) },
  { weight: 1, arbitrary: fc.constantFrom(...STUDIO) },
)

const WRONG_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'TRACE'] as const
const posted = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'GET', 'HEAD', ...WRONG_METHODS)
const read = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', ...WRONG_METHODS)

const FIELDS = [
  ...toWords(`
  name lastName email message agree phone address jobId skills resume resumeLink coverLetterFile
  privacyConsent totalExperience idempotencyKey files tags __proto__ constructor toString`),
  '$ACTION_ID_0123456789',
  '$ACTION_REF_1',
]

const HOSTILE_TEXTS = [HOSTILE, '\u0000', '\ud800', '\u202e', 'x'.repeat(70_000)]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 80 }),
  fc.constantFrom(...toWords('a@b.example yes 1 ../../etc/passwd'), ...HOSTILE_TEXTS),
)
const field = fc.oneof(fc.constantFrom(...FIELDS), text)

const json = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.dictionary(field, fc.oneof(text, fc.jsonValue()), { maxKeys: 12 }).map((value) => JSON.stringify(value)),
  fc.json().map((value) => value.slice(0, value.length / 2)),
  fc.constantFrom('', '{"__proto__":{"a":1}}', '{"tags":["all-blogs"]}'),
  fc.constantFrom('[', '['.repeat(50_000), `{"name":"${'x'.repeat(300_000)}"}`),
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

/** A multipart body that may be broken or cut anywhere. */
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
  ...toWords(`
  application/json application/x-www-form-urlencoded multipart/form-data text/plain text/x-component
  application/octet-stream ;;;`),
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  '',
]

const typed = fc.oneof(
  json.map((body) => ({ type: 'application/json', body })),
  urlencoded.map((body) => ({ type: 'application/x-www-form-urlencoded', body })),
  multipart.map((body) => ({ type: 'multipart/form-data; boundary=b', body })),
  fc.record({ type: fc.constantFrom(...TYPES), body: fc.oneof(json, urlencoded, multipart, text) }),
)

export const requests: fc.Arbitrary<HttpRequest> = fc
  .oneof(
    fc.record({ method: posted, path: posts, headers, typed }),
    fc.record({
      method: read,
      path: fc.tuple(fc.constantFrom(...READ), query).map((parts) => parts.join('')),
      headers,
      typed,
    }),
  )
  .map(({ method, path, headers: given, typed: { type, body } }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return { method, path, headers: given }
    // Latin-1, so that invalid UTF-8 is sent as well.
    const bytes = Buffer.from(body, 'latin1')
    const own = { 'content-type': type, 'content-length': String(bytes.length), connection: 'close' }
    return { method, path, headers: { ...given, ...own }, body: bytes }
  })
