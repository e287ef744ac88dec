import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

// The only module that encrypts: AES-256-GCM. Sealed bytes are the IV, the tag, and the encrypted content.
const CIPHER = 'aes-256-gcm'
export const IV_BYTES = 12
export const TAG_BYTES = 16
const HEAD_BYTES = IV_BYTES + TAG_BYTES
// Without it, Node would accept a shorter tag, which is easier to guess.
const OPTIONS = { authTagLength: TAG_BYTES }

/** Thrown for bytes that were sealed with another key, changed, or cut off. */
export class SealError extends Error {
  override name = 'SealError'

  constructor(cause: unknown) {
    super('sealed with another key, or changed', { cause })
  }
}

/** Encrypts text with a key of 32 bytes. */
export function sealText(key: Buffer, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, OPTIONS)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

function createDecipher(key: Buffer, sealed: Buffer) {
  const iv = sealed.subarray(0, IV_BYTES)
  return createDecipheriv(CIPHER, key, iv, OPTIONS).setAuthTag(sealed.subarray(IV_BYTES, HEAD_BYTES))
}

/** Decrypts what `sealText` returned. Throws SealError. */
export function openText(key: Buffer, sealed: Buffer): string {
  try {
    const decipher = createDecipher(key, sealed)
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new SealError(cause)
  }
}

// The tag is known at the end but stored at the start, so that a reader need not know the file's length.
async function sealFile(key: Buffer, from: string, to: string): Promise<void> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, OPTIONS)
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
    throw new SealError(cause)
  }
}

async function openFile(key: Buffer, sealed: AsyncIterable<Buffer>, to: string): Promise<void> {
  try {
    await pipeline(decrypt(key, sealed), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/** Seals submissions that wait for the backend, and their files. */
export type Seal = {
  /** Encrypts a text. Returns base64url. */
  close(text: string): string
  /** Decrypts a text. Throws SealError. */
  open(sealed: string): string
  /** Encrypts into a new file. Works in chunks, as does `openFile`, so that memory does not limit the file's size. */
  closeFile(from: string, to: string): Promise<void>
  /** Decrypts into a new file, which is complete and verified when the call returns. Throws SealError. */
  openFile(sealed: AsyncIterable<Buffer>, to: string): Promise<void>
  /** Returns a keyed hash, by which the same text can be found again without storing it. */
  name(text: string): string
}

/** Derives the keys for held submissions from a secret, which takes a moment. */
export function createSeal(secret: string): Seal {
  const root = scryptSync(secret, 'site:held-submissions', 64)
  const key = root.subarray(0, 32)
  const nameKey = root.subarray(32)
  return {
    close: (text) => sealText(key, text).toString('base64url'),
    open: (sealed) => openText(key, Buffer.from(sealed, 'base64url')),
    closeFile: (from, to) => sealFile(key, from, to),
    openFile: (sealed, to) => openFile(key, sealed, to),
    name: (text) => createHmac('sha256', nameKey).update(text).digest('base64url'),
  }
}
