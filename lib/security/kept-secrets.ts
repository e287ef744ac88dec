import { ConfigurationError, type Env } from '../env.ts'
import { hasSharedSecrets, readSealedSecrets } from './sealed-secrets.ts'
import { getStoredSecrets, type Secrets } from './stored-secrets.ts'

// Next bundles this module several times. The server reads the secrets once at its start, for all bundles.
const KEY = Symbol.for('site.secrets')
const store = globalThis as { [KEY]?: Secrets }

/** The secrets that all machines share or that DATA_DIR keeps, made on first use. Throws ConfigurationError. */
export function getKeptSecrets(env: Env): Secrets {
  store[KEY] ??= (hasSharedSecrets(env) ? readSealedSecrets(env) : getStoredSecrets(env.DATA_DIR)) ?? undefined
  if (store[KEY]) return store[KEY]
  throw new ConfigurationError(`${env.DATA_DIR} has no copy of the shared secrets: start the site with npm start`)
}
