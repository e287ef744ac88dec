import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askClamd } from './ask-clamd.ts'
import { checkFile } from './check-file.ts'
import { createPdf } from './testing-documents.ts'

const HEAD = 'zINSTREAM\0'
const MAX_BYTES = 1_000_000

/** Reads a stream as clamd does. Returns null while it has not arrived completely. */
function readStream(received: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = HEAD.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A stand-in for clamd: it finds the word EICAR, takes a megabyte, and ends a connection without an answer after `HANG UP`. */
function serve(socket: Socket) {
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    if (received.length > MAX_BYTES) return socket.end('INSTREAM size limit exceeded. ERROR\0')
    const content = received.subarray(0, HEAD.length).toString() === HEAD ? readStream(received) : null
    if (!content || content.includes('HANG ON')) return
    if (content.includes('HANG UP')) return socket.end()
    if (content.includes('SHOUT')) return socket.write('x'.repeat(100_000))
    socket.end(content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  })
}

let server: Server
let folder: string
let port: number
const sockets = new Set<Socket>()

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(path.join(tmpdir(), 'site-clamd-'))
  server = createServer((socket) => {
    sockets.add(socket)
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  await rm(folder, { recursive: true })
})

async function ask(content: string | Buffer, timeoutMs?: number) {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return askClamd({ host: '127.0.0.1', port }, file, timeoutMs)
}

it('says whether clamd finds something, in a file of any size', async () => {
  expect(await ask('')).toBe('clean')
  expect(await ask(Buffer.alloc(900_000, 'a'))).toBe('clean')
  expect(await ask(`${'a'.repeat(800_000)}EICAR`)).toBe('infected')
})

it('has no verdict if clamd takes no such file, hangs, hangs up or talks on', async () => {
  await expect(ask(Buffer.alloc(30_000_000))).rejects.toThrow()
  await expect(ask('HANG ON', 200)).rejects.toThrow('aborted')
  await expect(ask('HANG UP')).rejects.toThrow('clamd said ""')
  await expect(ask('SHOUT')).rejects.toThrow('clamd said')
})

it('has no verdict without clamd, or without the file', async () => {
  await expect(askClamd({ host: '127.0.0.1', port: 9 }, folder)).rejects.toThrow('ECONNREFUSED')
  await expect(askClamd({ host: '127.0.0.1', port }, path.join(folder, 'none'))).rejects.toThrow('ENOENT')
})

describe('as SCAN_COMMAND', () => {
  const command = (to: string) => `${process.execPath} scripts/scan-with-clamd.ts ${to}`
  async function check(content: Buffer, scanCommand: string) {
    const file = path.join(folder, 'received')
    await writeFile(file, content)
    return checkFile({ path: file, name: 'cv.pdf', bytes: content.length }, { field: 'resume', scanCommand })
  }

  it('accepts a clean file, refuses an infected one, and asks to try again without a verdict', async () => {
    const infected = Buffer.concat([createPdf(), Buffer.from('% EICAR\n%%EOF\n')])
    expect(await check(createPdf(), command(`127.0.0.1:${port}`))).toMatchObject({ type: 'application/pdf' })
    await expect(check(infected, command(`127.0.0.1:${port}`))).rejects.toMatchObject({ code: 'unsupported-type' })
    for (const away of ['127.0.0.1:9', 'clamd'])
      await expect(check(createPdf(), command(away))).rejects.toMatchObject({ code: 'busy' })
  })
})
