import { md5 } from '@noble/hashes/legacy.js'
import { type Dictionary, isDictionary, isName, isText, Syntax, type Value } from '../pdf/syntax.ts'

type Bytes = Uint8Array<ArrayBuffer>

// Pads every password to 32 bytes.
const PADDING = '(\xbfN^Nu\x8aAd\0NV\xff\xfa\x01\b..\0\xb6\xd0h>\x80/\f\xa9\xfedSiz'

const LONGEST = 8_192

const toBytes = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const toText = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function rc4(key: Uint8Array, text: string): string {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const get = (index: number) => state[index & 255] ?? 0
  const swap = (a: number, b: number) => {
    const [one, other] = [get(a), get(b)]
    state[a & 255] = other
    state[b & 255] = one
    return one + other
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j += get(i) + (key[i % key.length] ?? 0)
    swap(i, j)
  }
  let j = 0
  return toText(
    toBytes(text).map((byte, index) => {
      j += get(index + 1)
      return byte ^ get(swap(index + 1, j))
    }),
  )
}

/** The dictionary that begins here; an empty one where there is none. */
function readDictionary(pdf: string): Dictionary {
  try {
    const value = new Syntax(pdf).read()
    return isDictionary(value) ? value : new Map()
  } catch {
    return new Map()
  }
}

const getText = (value: Value | undefined) => (isText(value) ? value.text : '')

/** Revisions 2 to 4, with MD5 and RC4 (ISO 32000-2, algorithms 2, 4 and 5). */
function opensOld(lock: Dictionary, id: string, revision: number): boolean {
  const rights = new Uint8Array(Int32Array.of(Number(lock.get('P'))).buffer)
  const isMetadataOpen = revision >= 4 && lock.get('EncryptMetadata') === false
  const owner = getText(lock.get('O')).slice(0, 32)
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, Number(lock.get('Length') ?? 40) / 8))
  let key: Uint8Array = md5(toBytes(PADDING + owner + toText(rights) + id + (isMetadataOpen ? '\xff\xff\xff\xff' : '')))
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  const user = getText(lock.get('U'))
  if (revision === 2) return rc4(key, PADDING) === user.slice(0, 32)
  let proof = toText(md5(toBytes(PADDING + id)))
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    )
  }
  return proof === user.slice(0, 16)
}

async function digest(name: string, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(name, bytes))
}

async function encrypt(key: Bytes, iv: Bytes, bytes: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, bytes)
  return new Uint8Array(sealed).subarray(0, bytes.length)
}

/** Revisions 5 and 6, with AES and SHA-2 (algorithm 2.B; revision 5 has only its first line). */
async function opensNew(lock: Dictionary, revision: number): Promise<boolean> {
  const user = getText(lock.get('U'))
  let hash = await digest('SHA-256', toBytes(user.slice(32, 40)))
  for (let round = 0, last = 0; revision === 6 && (round < 64 || last > round - 32); round += 1) {
    const sealed = await encrypt(hash.slice(0, 16), hash.slice(16, 32), toBytes(toText(hash).repeat(64)))
    const rest = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await digest(['SHA-256', 'SHA-384', 'SHA-512'][rest] ?? '', sealed)
    last = sealed.at(-1) ?? 0
  }
  return toText(hash.subarray(0, 32)) === user.slice(0, 32)
}

const OBJECT = /\s{1,9}(\d{1,5})\s{1,9}obj\b/y

function findObject(pdf: string, number: string, generation: string): number {
  for (let at = pdf.indexOf(number); at >= 0; at = pdf.indexOf(number, at + 1)) {
    OBJECT.lastIndex = at + number.length
    const isWhole = at === 0 || !/\d/.test(pdf.charAt(at - 1))
    if (isWhole && OBJECT.exec(pdf)?.[1] === generation) return at
  }
  return -1
}

/** The dictionary that a trailer's /Encrypt names or holds, or an empty text. */
function findLock(pdf: string, trailer: string): string {
  const value = trailer.slice(Math.max(0, trailer.search(/\/Encrypt\b/))).slice(0, LONGEST)
  const [, number, generation] = /^\/Encrypt\s{1,99}(\d{1,10})\s{1,99}(\d{1,5})\s{1,99}R/.exec(value) ?? []
  if (!number || !generation) return /^\/Encrypt\s{0,99}<</.test(value) ? value.slice(value.indexOf('<<')) : ''
  const start = findObject(pdf, number, generation)
  const object = start < 0 ? '' : pdf.slice(start, start + LONGEST)
  return object.slice(Math.max(0, object.indexOf('<<')))
}

/** Whether only attachments are encrypted: the filters of streams and of texts change nothing (ISO 32000-2, 7.6.5). */
function isOpenText(lock: Dictionary): boolean {
  const isIdentity = (value: Value | undefined) => value === undefined || (isName(value) && value.name === 'Identity')
  return Number(lock.get('V')) >= 4 && isIdentity(lock.get('StmF')) && isIdentity(lock.get('StrF'))
}

/** Whether an encrypted PDF opens without a password. `trailer` is the part that names /Encrypt. Unknown encryption counts as closed. */
export async function opensWithoutPassword(pdf: string, trailer: string): Promise<boolean> {
  const lock = readDictionary(findLock(pdf, trailer))
  const filter = lock.get('Filter')
  if (isOpenText(lock)) return true
  if (!isName(filter) || filter.name !== 'Standard') return false
  const ids = readDictionary(`<<${trailer.slice(Math.max(0, trailer.search(/\/ID\s*\[/)))}`).get('ID')
  const id = Array.isArray(ids) ? getText(ids[0]) : ''
  const revision = Number(lock.get('R'))
  if (revision >= 2 && revision <= 4) return opensOld(lock, id, revision)
  return (revision === 5 || revision === 6) && opensNew(lock, revision)
}
