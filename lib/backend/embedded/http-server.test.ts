import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBackendServer } from './http-server.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './index.ts'

let dataDir: string
let backend: EmbeddedBackend
let server: Server
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-server-'))
  backend = createEmbeddedBackend(dataDir)
  server = createBackendServer(backend, { dataDir, names: ['backend', 'Named.example'] })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await backend.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(headers: OutgoingHttpHeaders, call = 'team/getAllMember', method = 'GET') {
  const outgoing = request({ host: '127.0.0.1', port, path: `/api/v1/${call}`, method, headers }).end()
  const [incoming] = await once(outgoing, 'response')
  incoming.resume()
  return incoming.statusCode
}

it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:1', '127.9.9.9', '[::1]:4000', 'backend:4000', 'named.example'])(
  'answers who calls it by the name %s',
  async (host) => expect(await ask({ host })).toBe(200),
)

it.each([
  'evil.example',
  'evil.example:4000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '[::2]',
  '@',
  'a/b',
])('refuses a request under the name %s, which a page elsewhere may have pointed here', async (host) => {
  expect(await ask({ host })).toBe(421)
  expect(await ask({ host }, 'contact/createContact', 'POST')).toBe(421)
})

it('refuses what a browser sends from a page elsewhere', async () => {
  const host = `127.0.0.1:${port}`
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `https://localhost:${port}`]) {
    expect(await ask({ host, origin }, 'contact/createContact', 'POST')).toBe(403)
    expect(await ask({ host, origin })).toBe(403)
  }
  expect(await ask({ host, origin: `http://${host}` })).toBe(200)
})

it.each(['none', '%00', '%E0%A4%A', '..%2Fteam', 'x'.repeat(500), '%F0%9F%A7%B5', '.', '..%5C..'])(
  'answers 404 for %s, an id that it does not know or that cannot be one of its own',
  async (id) => {
    expect(await ask({}, `blog/singleBlog/${id}`)).toBe(404)
    expect(await ask({}, `job/singleJobPost/${id}`)).toBe(404)
  },
)
