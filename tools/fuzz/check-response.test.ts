import path from 'node:path'
import { DEFAULT_HEADERS } from '../../lib/security/default-headers.ts'
import type { HttpResponse } from '../http/send.ts'
import { checkResponse, checkUpload, HOSTILE } from './check-response.ts'

const request = { method: 'GET', path: '/', headers: {} }
const headers = { ...DEFAULT_HEADERS, 'content-type': 'text/html' }
const good: HttpResponse = { status: 200, headers, body: 'ok', ms: 5, error: '' }

it('finds nothing wrong with a good answer', () => {
  expect(checkResponse(request, good, ['secret'])).toEqual([])
  expect(checkResponse(request, { ...good, status: 308, headers: { ...good.headers, location: '/b?c=//d' } })).toEqual(
    [],
  )
})

it.each<[string, Partial<HttpResponse>, RegExp]>([
  ['no answer', { status: 0, error: 'time-out' }, /no answer: time-out/],
  ['a breakdown', { status: 500 }, /status 500/],
  ['a stack', { body: 'Error: x\n    at run (/srv/app.js:1:2)' }, /stack/],
  ['a folder', { body: `in ${path.join(import.meta.dirname, '../..')}/lib` }, /tells/],
  ['a secret in a header', { headers: { ...good.headers, 'x-debug': 'secret' } }, /tells secret/],
  ['a missing policy', { headers: { 'content-type': 'text/html' } }, /lacks content-security-policy/],
  ['a text without a type', { headers: { ...DEFAULT_HEADERS } }, /content-type/],
  ['markup that came back', { body: HOSTILE }, /markup/],
  ['a long wait', { ms: 11_000 }, /took/],
  ['a redirect to another site', { headers: { ...good.headers, location: '//evil.example' } }, /leads to/],
  ['one that only browsers follow there', { headers: { ...good.headers, location: '/\\evil.example' } }, /leads to/],
  ['a refusal without an alternative', { status: 405 }, /allowed method/],
])('finds %s', (_, change, problem) => {
  expect(checkResponse(request, { ...good, ...change }, ['secret']).join()).toMatch(problem)
})

it('lets an upload be taken, be refused for what it is, and wait, if it says why', () => {
  const detail = '{"title":"Busy","detail":"The server asks for a little time."}'
  expect(checkUpload(request, { ...good, status: 415 })).toEqual([])
  expect(checkUpload(request, { ...good, status: 503, body: detail })).toEqual([])
  expect(checkUpload(request, { ...good, status: 503 })).toEqual(['status 503'])
  expect(checkUpload(request, { ...good, status: 404 })).toEqual(['status 404'])
  expect(checkUpload(request, { ...good, status: 500, body: detail })).toEqual(['status 500'])
})
