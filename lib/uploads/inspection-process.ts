/** One process of the pool in inspect-file.ts. It reads a file that a stranger sent, and sends back what it is. */
import { closeSync, openSync, readSync } from 'node:fs'
import { FILE_LIMITS } from '../limits.ts'
import { nameContent } from './content.ts'
import { inspectDocument } from './inspect-document.ts'
import { READY } from './process-pool.ts'

// One buffer for all files, because separate ones would wait for the garbage collector.
const workspace = Buffer.allocUnsafeSlow(FILE_LIMITS.bytes)

function readFile(path: string): Buffer {
  const descriptor = openSync(path, 'r')
  try {
    let length = 0
    for (let last = -1; last !== 0 && length < workspace.length; length += last) {
      last = readSync(descriptor, workspace, length, workspace.length - length, null)
    }
    return workspace.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

// A signal to the process group must not interrupt the file that is being read.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', async ({ path }: { path: string }) => {
  const file = readFile(path)
  const result = await inspectDocument(file)
  process.send?.(result ? { result } : { result, content: nameContent(file.toString('latin1')) })
})
process.send?.(READY)
