/** @jest-environment node */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../lib/routes.ts'
import { waitForUploadTurn } from './wait-for-upload-turn.ts'

let server: http.Server
let open: http.ServerResponse[] = []

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    if (await waitForUploadTurn(request, response)) return
    request.resume()
    open.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function upload(from: string, signal?: AbortSignal) {
  const body = new FormData()
  body.set('resume', new File(['x'], 'cv.pdf'))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${routes.api.upload}`
  const headers = { 'x-forwarded-for': from }
  return fetch(address, { method: 'POST', body, headers, ...(signal && { signal }) }).then(
    (response) => response.status,
    () => 'left',
  )
}

/** Waits for a number of open uploads, and a moment longer for one too many. */
async function expectOpen(count: number) {
  while (open.length < count) await sleep(20)
  await sleep(100)
  expect(open.length).toBe(count)
}

it('hands six uploads of one network on, and one of another, and the seventh when one has ended', async () => {
  const leaving = new AbortController()
  const uploads = Array.from({ length: 6 }, (_, at) => upload(`2001:db8:0:4${at}::1`))
  await expectOpen(6)
  const left = upload('2001:db8:0:4a::1', leaving.signal)
  await sleep(100)
  uploads.push(upload('2001:db8:0:4f::1'), upload('192.0.2.1'))
  await expectOpen(7)
  leaving.abort()
  expect(await left).toBe('left')
  await sleep(100)
  open.shift()?.end()
  await expectOpen(7)
  for (const response of open) response.end()
  open = []
  expect(await Promise.all(uploads)).toEqual(Array(8).fill(200))
})
