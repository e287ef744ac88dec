import { createHmac } from 'node:crypto'
import CryptoJS from 'crypto-js'
import { isId } from '../backend/ids.ts'
import { isLabel } from '../format/link-label.ts'
import { createBoundedMap } from '../http/bounded-map.ts'
import { getJobLinkSecret } from '../security/secrets.ts'

/**
 * The job id in a link, and the token of the job's own link. `label` says where the link was published; most links have
 * none.
 */
export type JobLink = { jobId: string; token: string; label?: string }

// "Salted__" (8 bytes), salt (8 bytes), then at least one AES block.
const MARK = Buffer.from('Salted__')
const MIN_BYTES = 32
const MAX_TOKEN = 1_536

// No id contains it.
const SEPARATOR = '\n'

function encryptWithSalt(text: string, salt: Buffer, secret: string): Buffer {
  const sealed = CryptoJS.AES.encrypt(text, secret, { salt: CryptoJS.enc.Hex.parse(salt.toString('hex')) })
  return Buffer.from(sealed.toString(), 'base64')
}

function toSalt(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, 8)
}

// crypto-js takes 80 ms for the links of 500 positions, and each request for the list needs all of them.
const tokens = createBoundedMap<string>(5_000)

function encrypt(text: string, secret: string): string {
  const key = `${secret}\n${text}`
  const makeToken = () => encryptWithSalt(text, toSalt(text, secret), secret).toString('base64url')
  return tokens.get(key) ?? tokens.keep(key, makeToken())
}

/**
 * Returns the token of a job's link: the crypto-js ciphertext of the id as base64url. The same id always gives the same
 * token.
 */
export const encryptJobId = (jobId: string, secret = getJobLinkSecret()): string => encrypt(jobId, secret)

/** Returns the token of a job's link with a label: the ciphertext of both. Without a label, of the job's own link. */
export const encryptJobLink = ({ jobId, label }: Pick<JobLink, 'jobId' | 'label'>, secret = getJobLinkSecret()) =>
  encrypt(label ? jobId + SEPARATOR + label : jobId, secret)

/** Returns the job id and the label in a decrypted token, or null. */
function parse(text: string): Omit<JobLink, 'token'> | null {
  const end = text.indexOf(SEPARATOR)
  if (end < 0) return isId(text) ? { jobId: text } : null
  const [jobId, label] = [text.slice(0, end), text.slice(end + 1)]
  return isId(jobId) && isLabel(label) ? { jobId, label } : null
}

/** Undoes percent-encoding, which some mail programs and messengers apply twice; returns `null` for a broken escape. */
function toPlainToken(token: string): string | null {
  let plain = token
  try {
    for (let round = 0; round < 3 && plain.includes('%'); round += 1) plain = decodeURIComponent(plain)
  } catch {
    return null
  }
  return plain.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
}

function toBytes(token: string): Buffer | null {
  const plain = toPlainToken(token)
  // Chat programs treat the full stop or bracket after a link as part of it.
  const [, base64 = null] = /^([A-Za-z0-9+/]+)[^A-Za-z0-9+/]*$/.exec(plain ?? '') ?? []
  if (base64 === null) return null
  const bytes = Buffer.from(base64, 'base64')
  const hasShape = bytes.length >= MIN_BYTES && bytes.length % 16 === 0 && bytes.subarray(0, 8).equals(MARK)
  return hasShape ? bytes : null
}

function decrypt(bytes: Buffer, secret: string): string | null {
  try {
    return CryptoJS.AES.decrypt(bytes.toString('base64'), secret).toString(CryptoJS.enc.Utf8)
  } catch {
    return null
  }
}

/** Decrypts a token in any form in use: the site's, and percent-encoded Base64 with a random salt. Never throws. */
export function decryptJobToken(token: string, secret = getJobLinkSecret()): JobLink | null {
  if (token.length > MAX_TOKEN) return null
  const bytes = toBytes(token)
  const text = bytes && decrypt(bytes, secret)
  const link = text ? parse(text) : null
  if (!bytes || !text || !link) return null
  // crypto-js does not check the padding: one tampered token in a thousand decrypts to a short text.
  // Only a token that the same text and salt produce again was made with the secret.
  if (!encryptWithSalt(text, bytes.subarray(8, 16), secret).equals(bytes)) return null
  return { ...link, token: encryptJobId(link.jobId, secret) }
}
