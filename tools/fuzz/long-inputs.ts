import { createHmac } from 'node:crypto'
import { applicationFields } from '../../lib/application/steps.ts'
import { contactFields } from '../../lib/contact/fields.ts'
import type { FormField } from '../../lib/forms/types.ts'
import { newsletterFields } from '../../lib/newsletter/fields.ts'
import { HOSTILE_HTML } from '../../lib/rich-text/testing/hostile-corpus.ts'
import { routes } from '../../lib/routes.ts'
import type { HttpRequest } from '../http/send.ts'
import { toWords } from './words.ts'

/** A request, and what is long or odd about it. */
export type LongInput = { name: string; asked: HttpRequest }

/** What expressions repeat over: spaces, brackets, quotes, parts of addresses, marks that join the letter before them. */
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

/** Valid beginnings, so that the checks read on into the rest. */
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

/** A text of almost so many bytes that begins with `start` and repeats `piece`. */
const fill = (piece: string, bytes: number, start = '') =>
  start + piece.repeat(Math.floor((bytes - start.length) / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))))

const FORMS = [
  { path: routes.api.contact, fields: contactFields },
  { path: routes.api.newsletter, fields: newsletterFields },
  { path: routes.api.apply, fields: applicationFields },
] as const

/** One field of each kind: all of a kind are read by the same code. */
const listKinds = (fields: readonly FormField[]) => [...new Map(fields.map((field) => [field.kind, field])).values()]

const JSON_BYTES = 250_000
const FIELD_BYTES = 64_000
const HEADER_BYTES = 15_000
const ADDRESS_BYTES = 3_900

/** Each field of each form filled to the brim, as JSON and as a page's form. */
function* listForms(): Generator<LongInput> {
  for (const { path, fields } of FORMS) {
    for (const { name } of listKinds(fields)) {
      for (const [i, piece] of PIECES.entries()) {
        const start = STARTS[i % STARTS.length] ?? ''
        yield {
          name: `${path} ${name} of ${JSON.stringify(start + piece)}`,
          asked: toJson(path, { [name]: fill(piece, JSON_BYTES, start) }),
        }
      }
    }
    for (const piece of PIECES) {
      const values = fields.map(({ name }): [string, string] => [name, fill(piece, FIELD_BYTES / fields.length)])
      const asked = toPost(path, 'application/x-www-form-urlencoded', String(new URLSearchParams(values)), {
        accept: 'text/html',
      })
      yield { name: `${path} page of ${JSON.stringify(piece)}`, asked }
    }
    if (path !== routes.api.contact) continue
    for (const html of HOSTILE_HTML) {
      const asked = toJson(path, Object.fromEntries(fields.map(({ name }) => [name, html])))
      yield { name: `${path} ${html.slice(0, 60)}`, asked }
    }
  }
}

/** Bodies with a shape that is slow to read. */
function* listBodies(secret: string): Generator<LongInput> {
  const bodies = [
    '['.repeat(JSON_BYTES),
    '{"a":'.repeat(JSON_BYTES / 5),
    `[${'1,'.repeat(JSON_BYTES / 2)}1]`,
    `{"name":${'9'.repeat(JSON_BYTES)}}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`key${i}`, i]))),
  ]
  for (const path of Object.values(routes.api)) {
    for (const body of bodies) {
      const signature = { 'x-signature': sign(body.slice(0, 60_000), secret) }
      yield { name: `${path} ${body.slice(0, 20)}`, asked: toJson(path, body) }
      yield { name: `${path} ${body.slice(0, 20)}, signed`, asked: toJson(path, body.slice(0, 60_000), signature) }
    }
    if (path !== routes.api.upload && path !== routes.api.contact) continue
    for (const piece of PIECES) {
      const line = piece.replace('\n', ' ')
      const parts = [
        `--b\r\nContent-Disposition: form-data; name="${fill(line, 7_000)}"\r\n\r\nx\r\n--b--`,
        `--b\r\nContent-Disposition: form-data; name="resume"; filename="${fill(line, 7_000)}"\r\n\r\n%PDF-1.7\r\n--b--`,
        `--b\r\n${fill(line, 7_000)}\r\n\r\nx\r\n--b--`,
        fill(piece, 1_000_000),
      ]
      for (const [i, part] of parts.entries()) {
        yield {
          name: `${path} part ${i} of ${JSON.stringify(piece)}`,
          asked: toPost(path, 'multipart/form-data; boundary=b', part, { accept: 'text/html' }),
        }
      }
    }
  }
}

/** Long addresses of whatever reads its address, and long headers on each kind of answer. */
function* listReads(): Generator<LongInput> {
  const paths = [
    ...'/art/cover/ /card/ /job-apply/ /blog-read/ /blog/page/ /sitemaps/ /'.split(' '),
    `${routes.api.posts}?search=`,
    `${routes.api.jobs}?search=`,
    `${routes.blog}?search=`,
  ]
  for (const path of paths)
    for (const piece of PIECES) {
      const text = encodeURIComponent(piece)
        .repeat(ADDRESS_BYTES)
        .slice(0, ADDRESS_BYTES - path.length)
        .replace(/%.?$/, '')
      yield { name: `${path} of ${JSON.stringify(piece)}`, asked: { method: 'GET', path: path + text, headers: {} } }
    }
  for (const path of [routes.home, routes.api.posts])
    for (const header of HEADERS)
      for (const piece of PIECES) {
        // What no header may hold never reaches the site.
        if (!/^[\t\x20-\x7e]+$/.test(piece)) continue
        yield {
          name: `${header} of ${JSON.stringify(piece)} at ${path}`,
          asked: { method: 'GET', path, headers: { [header]: `x${fill(piece, HEADER_BYTES)}x` } },
        }
      }
}

/** Everything long and odd that a stranger may send to the handlers; `secret` is that of the revalidation hook. */
export const listLongInputs = (secret: string): LongInput[] => [...listForms(), ...listBodies(secret), ...listReads()]
