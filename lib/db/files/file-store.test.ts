import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEmbeddedBackend } from '../../backend/embedded/index.ts'
import { startNetwork } from '../../backend/testing-network.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { type S3, startS3 } from './testing-s3.ts'
import { verifyContent } from './verify-content.ts'

const type = 'application/pdf'
const name = `${'a'.repeat(32)}.pdf`
let folder: string
let s3: S3

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'))
  s3 = await startS3(folder)
})
afterAll(async () => {
  await s3.remove()
  await rm(folder, { recursive: true, force: true })
})

async function put(store: FileStore, content: Buffer, as = name, sha256?: string): Promise<void> {
  const from = path.join(folder, 'received')
  await writeFile(from, content)
  await store.put(from, as, { type, sha256: sha256 ?? createHash('sha256').update(content).digest('hex') })
}

describe.each([
  ['a folder', () => createFileStore({ ...s3.settings, FILES_URL: undefined })],
  ['a bucket', () => createFileStore(s3.settings)],
])('%s', (_, create) => {
  it('gives back every byte of a file, and nothing once it is removed', async () => {
    const store = create()
    const content = randomBytes(5 * 1024 * 1024)
    await put(store, content)
    expect((await buffer(await store.get(name))).equals(content)).toBe(true)
    await store.remove([name, `${'b'.repeat(32)}.pdf`])
    await expect(store.get(name)).rejects.toThrow()
  })

  it('is ready however many files it holds', async () => {
    const store = create()
    const names = ['c', 'd', 'e'].map((letter) => `${letter.repeat(32)}.pdf`)
    for (const each of names) await put(store, Buffer.from(each), each)
    await expect(store.check()).resolves.toBeUndefined()
    await store.remove(names)
  })

  it('lists what is older than it is asked for', async () => {
    const store = create()
    const names = Array.from({ length: 3 }, () => `${randomBytes(16).toString('hex')}.docx`)
    for (const each of names) await put(store, Buffer.from(each), each)
    // The bucket's times are in whole seconds.
    await sleep(1_100)
    expect((await store.listOlderThan(0)).sort()).toEqual(names.sort())
    expect(await store.listOlderThan(60_000)).toEqual([])
    await store.remove(names)
  })
})

it('says that the bucket cannot be reached, and stores again when it is back', async () => {
  const store = createFileStore(s3.settings)
  await expect(store.check()).resolves.toBeUndefined()
  await s3.stop()
  await expect(put(store, Buffer.from('%PDF'))).rejects.toMatchObject({ code: 'FILES_UNREACHABLE' })
  await expect(store.check()).rejects.toMatchObject({ code: 'FILES_UNREACHABLE' })
  await s3.start()
  await put(store, Buffer.from('%PDF'))
  expect(String(await buffer(await store.get(name)))).toBe('%PDF')
})

it('gives up a bucket that hangs within seconds, and is ready at once when it answers again', async () => {
  const network = await startNetwork([Number(new URL(s3.settings.AWS_ENDPOINT_URL ?? '').port)])
  const store = createFileStore({ ...s3.settings, AWS_ENDPOINT_URL: `http://127.0.0.1:${network.port}` })
  await store.check()
  network.silence(true)
  await expect(Promise.all([store.check(), store.check()])).rejects.toMatchObject({ code: 'FILES_UNREACHABLE' })
  network.silence(false)
  await expect(store.check()).resolves.toBeUndefined()
  await network.close()
}, 20_000)

it('waits for a hanging bucket no longer than a visitor would, with a file and for one', async () => {
  const network = await startNetwork([Number(new URL(s3.settings.AWS_ENDPOINT_URL ?? '').port)])
  const store = createFileStore({ ...s3.settings, AWS_ENDPOINT_URL: `http://127.0.0.1:${network.port}` })
  network.silence(true)
  const outcomes = await Promise.allSettled([store.get(name), put(store, Buffer.from('%PDF'))])
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'FILES_UNREACHABLE' } })
  await network.close()
}, 25_000)

it('breaks off a file that is not the one that was stored, before its end', async () => {
  const content = randomBytes(300_000)
  const row = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
  const parts = () => Array.from({ length: 3 }, (_, i) => Buffer.from(content.subarray(i * 100_000, (i + 1) * 100_000)))
  const read = async (chunks: Buffer[]) => {
    let bytes = 0
    const end = await (async () => {
      for await (const chunk of verifyContent(Readable.from(chunks), row)) bytes += chunk.length
    })().catch((error: unknown) => error)
    return { bytes, isWhole: end === undefined }
  }
  expect(await read(parts())).toEqual({ bytes: 300_000, isWhole: true })
  const changed = parts()
  changed[0]?.writeUInt8((changed[0].readUInt8(7) + 1) % 256, 7)
  expect(await read(changed)).toEqual({ bytes: 200_000, isWhole: false })
  expect(await read(parts().slice(0, 2))).toMatchObject({ bytes: 100_000, isWhole: false })
  expect((await read([...parts(), Buffer.from('x')])).isWhole).toBe(false)
})

it('takes no file while the bucket is away, and one file when the same request comes again', async () => {
  const backend = createEmbeddedBackend(folder, { files: createFileStore(s3.settings) })
  const send = async () => {
    const file = path.join(folder, 'received')
    await writeFile(file, '%PDF-1.7 a resume')
    return backend.sendFile({ path: file, name: 'resume.pdf', type, bytes: 17 }, { idempotencyKey: 'same' })
  }
  const countFiles = async () => (await createFileStore(s3.settings).listOlderThan(-60_000)).length
  const before = await countFiles()
  await s3.stop()
  await expect(send()).rejects.toMatchObject({ code: 'busy' })
  await expect(backend.checkReady?.()).rejects.toMatchObject({ code: 'busy' })
  expect(await backend.getJobs()).not.toHaveLength(0)
  await s3.start()
  await expect(backend.checkReady?.()).resolves.toBeUndefined()
  expect(await send()).toBe(await send())
  expect(await countFiles()).toBe(before + 1)
  await backend.close()
})

it('says nothing of the keys where the bucket refuses them', async () => {
  const store = createFileStore({ ...s3.settings, AWS_ACCESS_KEY_ID: 'of-somebody-else' })
  const error = await store.check().catch((error: Error) => error)
  expect(error).toMatchObject({ code: 'FILES_REFUSED', message: 'GET: the file store answered 403' })
})
