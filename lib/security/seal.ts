import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = IV_BYTES + TAG_BYTES
const TAG = { authTagLength: TAG_BYTES }

/** Thrown where something was sealed with another key, or changed since. */
export class SealError extends Error {
  override name = 'SealError'
}

export type Seal = {
  close(text: string): string
  /** Throws SealError. */
  open(sealed: string): string
  /** Writes a new file; neither call holds a file in memory. */
  closeFile(from: string, to: string): Promise<void>
  /** Writes a new file, which is whole and unchanged when the call returns. Throws SealError. */
  openFile(sealed: AsyncIterable<Buffer>, to: string): Promise<void>
  /** A keyed hash: it finds a text again and gives nothing away. */
  name(text: string): string
}

// The tag is known at the end but stored at the start, so a reader need not know the file's length.
async function closeFile(key: Buffer, from: string, to: string): Promise<void> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, TAG)
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600, start: HEAD_BYTES })
  await pipeline(createReadStream(from), cipher, target)
  await using handle = await open(to, 'r+')
  await handle.write(Buffer.concat([iv, cipher.getAuthTag()]), 0, HEAD_BYTES, 0)
}

async function* decrypt(key: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  let decipher: ReturnType<typeof createDecipher> | undefined
  for await (const chunk of sealed) {
    if (decipher) {
      yield decipher.update(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD_BYTES) continue
    decipher = createDecipher(key, head)
    yield decipher.update(head.subarray(HEAD_BYTES))
  }
  try {
    if (!decipher) throw new Error('cut off')
    yield decipher.final()
  } catch (cause) {
    throw new SealError('sealed with another key, or changed', { cause })
  }
}

const createDecipher = (key: Buffer, sealed: Buffer) =>
  createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), TAG).setAuthTag(sealed.subarray(IV_BYTES, HEAD_BYTES))

/** Makes the seal of a secret; deriving its keys takes a moment. */
export function createSeal(secret: string): Seal {
  const root = scryptSync(secret, 'site:held-submissions', 64)
  const [key, nameKey] = [root.subarray(0, 32), root.subarray(32)]
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, TAG)
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipher(key, bytes)
        return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new SealError('sealed with another key, or changed', { cause })
      }
    },
    closeFile: (from, to) => closeFile(key, from, to),
    async openFile(sealed, to) {
      try {
        await pipeline(decrypt(key, sealed), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await rm(to, { force: true })
        throw error
      }
    },
    name: (text) => createHmac('sha256', nameKey).update(text).digest('base64url'),
  }
}
