import { createHmac } from 'node:crypto'
import { ConfigurationError, type Env, getEnv } from '../env.ts'
import { hasSharedSecrets, readSealedSecrets } from './sealed-secrets.ts'
import { getStoredSecrets, type Secrets } from './stored-secrets.ts'

// Next bundles this module several times. The server reads the secrets once at start, for all bundles.
const KEY = Symbol.for('site.secrets')
const store = globalThis as { [KEY]?: Secrets }

/** Returns the secrets that all machines share, or those of DATA_DIR, created on first use. Throws ConfigurationError. */
export function getSecrets(env: Env): Secrets {
  store[KEY] ??= (hasSharedSecrets(env) ? readSealedSecrets(env) : getStoredSecrets(env.DATA_DIR)) ?? undefined
  if (store[KEY]) return store[KEY]
  throw new ConfigurationError(`${env.DATA_DIR} has no copy of the shared secrets: start the site with npm start`)
}

/** Returns the passphrase of job links: JOB_LINK_SECRET, or the stored one. */
export const getJobLinkSecret = (): string => getEnv().JOB_LINK_SECRET ?? getSecrets(getEnv()).jobLink

/**
 * Returns the root of all other keys. It is not the secret of job links, because public links allow guesses at that
 * one.
 */
export const getSigningSecret = (): string => getEnv().SIGNING_SECRET ?? getSecrets(getEnv()).signing

/** Returns the key for one purpose, 32 bytes. */
export function getDerivedKey(purpose: string): Buffer {
  return createHmac('sha256', getSigningSecret()).update(`site:${purpose}`).digest()
}
