import { randomBytes, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder.ts'
import { ConfigurationError, type Env } from '../env.ts'
import { IV_BYTES, openText, sealText, TAG_BYTES } from './seal.ts'
import { formatSecrets, hasCode, parseSecrets, type Secrets, writePrivate } from './stored-secrets.ts'

const VERSION = 'v1'
const HEAD_BYTES = IV_BYTES + TAG_BYTES

const getFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'secrets.sealed')

const deriveKey = (key: string, salt: Buffer) => scryptSync(key, salt, 32)

/** Encrypts secrets with SECRETS_KEY: version, salt, IV, tag and content, separated by dots. */
export function sealSecrets(secrets: Secrets, key: string): string {
  const salt = randomBytes(16)
  const sealed = sealText(deriveKey(key, salt), formatSecrets(secrets))
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, HEAD_BYTES)
  const content = sealed.subarray(HEAD_BYTES)
  return [VERSION, ...[salt, iv, tag, content].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts what `sealSecrets` returned. Throws ConfigurationError if it was sealed with another key. */
export function openSealedSecrets(sealed: string, key: string): Secrets {
  const [version, ...parts] = sealed.trim().split('.')
  const [salt, iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
  try {
    if (version !== VERSION || !salt || !content) throw new Error('unknown format')
    if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES) throw new Error('unknown format')
    return parseSecrets(openText(deriveKey(key, salt), Buffer.concat([iv, tag, content])))
  } catch (cause) {
    throw new ConfigurationError(
      'SECRETS_KEY does not open the secrets in the database: set the key that the other machines have',
      { cause },
    )
  }
}

/** Returns whether the site's secrets are in its database. */
export const hasSharedSecrets = ({ BACKEND_URL, DATABASE_URL, SECRETS_KEY }: Env): boolean =>
  !BACKEND_URL && Boolean(DATABASE_URL && SECRETS_KEY)

/** Writes the sealed secrets into `dataDir`, where all processes find them even during an outage of the database. */
export function keepSealedSecrets(dataDir: string, sealed: string): void {
  makeFolder(dataDir)
  writePrivate(getFile(dataDir), `${sealed}\n`)
}

/**
 * Returns the secrets from that copy, or null if there is none. Throws ConfigurationError if it cannot be read or
 * decrypted.
 */
export function readSealedSecrets({ DATA_DIR, SECRETS_KEY = '' }: Env): Secrets | null {
  const file = getFile(DATA_DIR)
  try {
    return openSealedSecrets(readFileSync(file, 'utf8'), SECRETS_KEY)
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null
    throw new ConfigurationError(
      `${file} cannot be read, or SECRETS_KEY does not open it: set the key that the other machines have, or remove the file to have it copied again`,
      { cause },
    )
  }
}
