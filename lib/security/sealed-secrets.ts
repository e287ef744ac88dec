import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder.ts'
import { ConfigurationError, type Env } from '../env.ts'
import { formatSecrets, hasCode, parseSecrets, type Secrets, writePrivate } from './stored-secrets.ts'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const TAG = { authTagLength: 16 }

const getFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'secrets.sealed')

/** Encrypts secrets with SECRETS_KEY. */
export function sealSecrets(secrets: Secrets, key: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(CIPHER, scryptSync(key, salt, 32), iv, TAG)
  const content = Buffer.concat([cipher.update(formatSecrets(secrets)), cipher.final()])
  return [VERSION, ...[salt, iv, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts what `sealSecrets` made. Throws ConfigurationError where the key is another one. */
export function openSealedSecrets(sealed: string, key: string): Secrets {
  const [version, ...parts] = sealed.trim().split('.')
  const [salt, iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
  try {
    if (version !== VERSION || !salt || !iv || !tag || !content) throw new Error('an unknown format')
    const decipher = createDecipheriv(CIPHER, scryptSync(key, salt, 32), iv, TAG).setAuthTag(tag)
    return parseSecrets(Buffer.concat([decipher.update(content), decipher.final()]).toString())
  } catch (cause) {
    throw new ConfigurationError(
      'SECRETS_KEY does not open the secrets in the database: set the key that the other machines have',
      { cause },
    )
  }
}

/** Whether the site's secrets are in its database. */
export const hasSharedSecrets = ({ BACKEND_URL, DATABASE_URL, SECRETS_KEY }: Env): boolean =>
  !BACKEND_URL && Boolean(DATABASE_URL && SECRETS_KEY)

/** Keeps a copy of the sealed secrets in `dataDir`: all processes read it, also while the database is away. */
export function keepSealedSecrets(dataDir: string, sealed: string): void {
  makeFolder(dataDir)
  writePrivate(getFile(dataDir), `${sealed}\n`)
}

/** Returns the secrets of that copy, or null if there is none. Throws ConfigurationError if it cannot be read or decrypted. */
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
