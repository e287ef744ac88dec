/** A process of the pool that does what the file's name says, without anything of the site. */
import { existsSync } from 'node:fs'
import { READY } from './process-pool.ts'

const kept: Buffer[] = []

// Blocks like an endless loop, but leaves the processor to other tests.
const block = (ms?: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Blocks until the file exists. */
function blockUntil(file: string) {
  while (!existsSync(file)) block(20)
}

const acts: Record<string, () => unknown> = {
  hang: () => block(),
  // One large step, which would end a server that runs it in a thread.
  fill: () => new Array(200_000_000).fill(0.5).length,
  grow() {
    for (const list: object[] = []; ; ) list.push({ length: list.length })
  },
  unpack() {
    for (const list: Buffer[] = []; ; ) list.push(Buffer.alloc(1024 * 1024, 1))
  },
  keep: () => kept.push(Buffer.alloc(80 * 1024 * 1024, 1)),
  throw() {
    throw new Error('resume.pdf')
  },
  number: () => process.pid,
  print: () => process.stdout.write('resume.pdf'),
  // biome-ignore lint/style/noProcessEnv: what it must not hold is the question
  settings: () => Object.keys(process.env),
}

process.on('message', ({ path }: { path: string }) => {
  if (path.startsWith('until ')) blockUntil(path.slice('until '.length))
  process.send?.({ result: acts[path]?.() ?? path })
})
process.send?.(READY)
