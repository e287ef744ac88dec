import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BackendError } from '../contract.ts'
import { openLastGood } from '../last-good.ts'
import { createReads } from '../reads.ts'
import { sampleMessage } from '../testing.ts'
import { createDatabase, dropDatabase, engines, stopPostgres } from '../testing-postgres.ts'
import { createEmbeddedBackend, type EmbeddedBackend } from './index.ts'
import { listenForChanges } from './postgres.ts'
import { findTrouble } from './trouble.ts'

jest.setTimeout(60_000)
afterAll(stopPostgres)

/** The network between a site and its database. */
async function startNetwork(target: URL) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
      socket.on('data', (data) => isSilent || other.write(data))
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const port = await listen(0)
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  url.searchParams.set('statement_timeout', '300')
  return {
    url: url.href,
    // Connections stay, and nothing arrives.
    silence: (on: boolean) => {
      isSilent = on
    },
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
    open: () => listen(port),
    cut,
  }
}

const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip

describeOnPostgres('a PostgreSQL', () => {
  let dataDir: string
  let target: string
  let network: Awaited<ReturnType<typeof startNetwork>>
  let backend: EmbeddedBackend
  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-postgres-test-'))
    target = (await createDatabase('PostgreSQL')) ?? ''
    network = await startNetwork(new URL(target))
    backend = createEmbeddedBackend(dataDir, undefined, undefined, network.url)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    network.silence(false)
    await backend.close()
    await network.close().catch(() => undefined)
    await dropDatabase(target)
    await rm(dataDir, { recursive: true, force: true })
  })

  const send = () => backend.sendContact(sampleMessage, {})
  const getFault = (attempt: Promise<unknown>) =>
    attempt.then(
      () => null,
      (error) => (error instanceof BackendError ? [error.code, findTrouble(error)?.trouble] : error),
    )
  const away = ['busy', 'database away']

  it('that stops and comes back is named, and used again at once', async () => {
    await send()
    await network.close()
    expect(await getFault(send())).toEqual(away)
    await network.open()
    expect(await getFault(send())).toBeNull()
  })

  it('that falls silent is given up in time, by all who ask at once, and used again once it speaks', async () => {
    await send()
    network.silence(true)
    expect(await Promise.all(Array.from({ length: 12 }, () => getFault(send())))).toEqual(Array(12).fill(away))
    network.silence(false)
    expect(await getFault(send())).toBeNull()
  })

  it('that is away leaves its last good lists and articles in place, also after a restart of the site', async () => {
    const read = () => createReads(backend, openLastGood(dataDir), 1_000)
    const first = await read().getPosts()
    const jobs = await read().getJobs()
    await network.close()
    expect(await read().getJobs()).toEqual({ items: jobs.items, isFresh: false })
    expect(await read().getPosts()).toEqual({ items: first.items, isFresh: false })
    const id = first.items[0]?.id ?? ''
    expect(await read().getPost(id)).toMatchObject({ state: 'found', isFresh: false })
  })

  it('tells of changes, until its connection ends', async () => {
    await backend.getTeam()
    const notice = jest.fn()
    const listener = await listenForChanges(network.url, notice)
    const other = await createConnectionTo(target)
    await other.query('update team set bio = bio')
    for (let tries = 0; tries < 100 && notice.mock.calls.length === 0; tries += 1) await sleep(50)
    expect(notice).toHaveBeenCalledTimes(1)
    expect(listener.isAlive()).toBe(true)
    network.cut()
    for (let tries = 0; tries < 100 && listener.isAlive(); tries += 1) await sleep(50)
    expect(listener.isAlive()).toBe(false)
    await other.end()
  })
})

async function createConnectionTo(url: string) {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
