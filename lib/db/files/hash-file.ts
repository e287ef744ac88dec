import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Returns a file's SHA-256. Uses one small buffer, because a stream leaves hundreds for the garbage collector. */
export async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  const buffer = Buffer.allocUnsafe(64 * 1024)
  await using handle = await open(file)
  for (let { bytesRead } = await handle.read(buffer); bytesRead > 0; { bytesRead } = await handle.read(buffer)) {
    digest.update(buffer.subarray(0, bytesRead))
  }
  return digest.digest('hex')
}
