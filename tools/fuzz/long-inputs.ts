import { createHmac } from 'node:crypto'
import { applicationFields } from '../../lib/applications/steps.ts'
import { contactFields } from '../../lib/contact/fields.ts'
import type { FormField } from '../../lib/forms/types.ts'
import { newsletterFields } from '../../lib/newsletter/fields.ts'
import { HOSTILE_HTML } from '../../lib/rich-text/testing/hostile-corpus.ts'
import { routes } from '../../lib/routes.ts'
import type { HttpRequest } from '../http/send.ts'
import { toWords } from './paths.ts'

/** A request with a short description. */
export type LongInput = { name: string; request: HttpRequest }

/** Characters that regular expressions repeat: spaces, brackets, quotes, parts of addresses, combining marks. */
const PIECES = [
  ...'a 0 - . @ / < ( [ { " % + , &# a@ a. ://'.split(' '),
  ' ',
  '\\',
  '\n',
  '\t',
  '<a ',
  '\u0301',
  '\u202e',
  '😀',
]

const HEADERS = toWords(`
  accept accept-encoding accept-language authorization content-type cookie forwarded if-modified-since
  if-none-match idempotency-key origin range referer sec-fetch-site user-agent x-forwarded-for
  x-forwarded-host x-signature`)

/** Valid beginnings, so that the checks go on to the rest. */
const STARTS = ['', 'amina@', 'amina@mail.', 'https://', '+880', '2026-01-', '<p>']

const toJson = (path: string, value: unknown, headers: Record<string, string> = {}): HttpRequest =>
  toPost(path, 'application/json', typeof value === 'string' ? value : JSON.stringify(value), headers)

function toPost(path: string, type: string, text: string, headers: Record<string, string> = {}): HttpRequest {
  const body = Buffer.from(text)
  return {
    method: 'POST',
    path,
    headers: { 'content-type': type, 'content-length': String(body.length), ...headers },
    body,
  }
}

const sign = (body: string, secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Returns a text of almost this many bytes that begins with `start` and repeats `piece`. */
const fill = (piece: string, bytes: number, start = '') =>
  start + piece.repeat(Math.floor((bytes - start.length) / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))))

const FORMS = [
  { path: routes.api.contact, fields: contactFields },
  { path: routes.api.newsletter, fields: newsletterFields },
  { path: routes.api.apply, fields: applicationFields },
] as const

/** Returns one field of each kind, because the same code reads all fields of a kind. */
const listKinds = (fields: readonly FormField[]) => [...new Map(fields.map((field) => [field.kind, field])).values()]

const JSON_BYTES = 250_000
const FIELD_BYTES = 64_000
const HEADER_BYTES = 15_000
const ADDRESS_BYTES = 3_900

/** Asks for a page, as a browser without scripts does. */
const PAGE = { accept: 'text/html' }

/** Each field of each form at its maximum length, as JSON and as a page's form. */
function* listForms(): Generator<HttpRequest> {
  for (const { path, fields } of FORMS) {
    for (const { name } of listKinds(fields))
      for (const [i, piece] of PIECES.entries())
        yield toJson(path, { [name]: fill(piece, JSON_BYTES, STARTS[i % STARTS.length]) })
    for (const piece of PIECES) {
      const values = fields.map(({ name }): [string, string] => [name, fill(piece, FIELD_BYTES / fields.length)])
      yield toPost(path, 'application/x-www-form-urlencoded', String(new URLSearchParams(values)), PAGE)
    }
    if (path === routes.api.contact)
      for (const html of HOSTILE_HTML) yield toJson(path, Object.fromEntries(fields.map(({ name }) => [name, html])))
  }
}

const toLine = (piece: string) => fill(piece.replace('\n', ' '), 7_000)

/** Bodies of forms with files, each made of a piece. */
const PARTS: ((piece: string) => string)[] = [
  (piece) => `--b\r\nContent-Disposition: form-data; name="${toLine(piece)}"\r\n\r\nx\r\n--b--`,
  (piece) =>
    `--b\r\nContent-Disposition: form-data; name="resume"; filename="${toLine(piece)}"\r\n\r\n%PDF-1.7\r\n--b--`,
  (piece) => `--b\r\n${toLine(piece)}\r\n\r\nx\r\n--b--`,
  (piece) => fill(piece, 1_000_000),
]

/** Bodies with a shape that is slow to read. */
function* listBodies(secret: string): Generator<HttpRequest> {
  const bodies = [
    '['.repeat(JSON_BYTES),
    '{"a":'.repeat(JSON_BYTES / 5),
    `[${'1,'.repeat(JSON_BYTES / 2)}1]`,
    `{"name":${'9'.repeat(JSON_BYTES)}}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`key${i}`, i]))),
  ]
  for (const path of Object.values(routes.api))
    for (const body of bodies) {
      yield toJson(path, body)
      yield toJson(path, body.slice(0, 60_000), { 'x-signature': sign(body.slice(0, 60_000), secret) })
    }
  for (const path of [routes.api.upload, routes.api.contact])
    for (const toPart of PARTS)
      for (const piece of PIECES) yield toPost(path, 'multipart/form-data; boundary=b', toPart(piece), PAGE)
}

/** Yields long addresses for whatever reads its address, and long headers for each kind of response. */
function* listReads(): Generator<HttpRequest> {
  const paths = [
    ...'/art/cover/ /card/ /job-apply/ /blog-read/ /blog/page/ /sitemaps/ /'.split(' '),
    `${routes.blog}?search=`,
    `${routes.careers}?search=`,
  ]
  for (const path of paths)
    for (const piece of PIECES) {
      const text = encodeURIComponent(piece)
        .repeat(ADDRESS_BYTES)
        .slice(0, ADDRESS_BYTES - path.length)
        .replace(/%.?$/, '')
      yield { method: 'GET', path: path + text, headers: {} }
    }
  // Other characters are not allowed in headers and never reach the site.
  const sendable = PIECES.filter((piece) => /^[\t\x20-\x7e]+$/.test(piece))
  for (const path of [routes.home, routes.contact])
    for (const header of HEADERS)
      for (const piece of sendable)
        yield { method: 'GET', path, headers: { [header]: `x${fill(piece, HEADER_BYTES)}x` } }
}

/** Names a request. The beginnings of the parts are enough to recognize it. */
const toName = ({ path, headers, body }: HttpRequest) =>
  [path, JSON.stringify(headers), body?.toString() ?? ''].map((part) => part.slice(0, 100)).join(' ')

/** All long and odd requests that a stranger may send to the handlers. `secret` is the secret of the revalidation hook. */
export const listLongInputs = (secret: string): LongInput[] =>
  [...listForms(), ...listBodies(secret), ...listReads()].map((request) => ({ name: toName(request), request }))
