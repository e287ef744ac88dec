import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { ZipPart } from '../../lib/uploads/testing-documents.ts'

export async function readZip(file: Buffer): Promise<ZipPart[]> {
  const zip = await fromBufferPromise(file)
  const parts: ZipPart[] = []
  for await (const entry of zip.eachEntry()) {
    parts.push({ name: entry.fileName, content: await buffer(await zip.openReadStreamPromise(entry)) })
  }
  return parts
}
