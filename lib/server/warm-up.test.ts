import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { warmUp } from './warm-up.ts'

async function listen(statuses: number[]) {
  const asked: string[] = []
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    most = Math.max(most, ++open)
    setTimeout(() => {
      open -= 1
      const status = statuses.shift()
      if (status) response.writeHead(status).end('x'.repeat(100_000))
      else response.destroy()
    }, 5)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return { asked, port, getMost: () => most, stop: () => new Promise((done) => server.close(done)) }
}

it('asks for an article, a position and two searches, one after another', async () => {
  const server = await listen([404, 404, 200, 200])
  await warmUp(server.port)
  await server.stop()
  expect(server.asked).toEqual(['/blog-read/-', '/job-apply/-', '/api/listing/posts?q=a', '/api/listing/jobs?q=a'])
  expect(server.getMost()).toBe(1)
})

it('goes on where one is not answered', async () => {
  const server = await listen([0, 503, 200, 200])
  await warmUp(server.port)
  await server.stop()
  expect(server.asked).toHaveLength(4)
  await expect(warmUp(server.port)).resolves.toBeUndefined()
})
