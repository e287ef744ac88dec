import { ConfigurationError, type Env } from '../env.ts'
import { log } from '../log.ts'
import {
  hasSharedSecrets,
  keepSealedSecrets,
  openSealedSecrets,
  readSealedSecrets,
  sealSecrets,
} from '../security/sealed-secrets.ts'
import { createSecrets, findStoredSecrets } from '../security/stored-secrets.ts'
import { classifyDataError } from './data-error.ts'
import { type Database, openDatabase } from './database.ts'
import { readShared, SECRETS } from './shared-values.ts'

// If several machines start at once, one stores its secrets and the others read them.
async function readOrMake(db: Database, { DATA_DIR, SECRETS_KEY = '', ...env }: Env): Promise<string> {
  const known = await readShared(db, SECRETS)
  if (known) return known
  const own = findStoredSecrets(DATA_DIR) ?? createSecrets()
  const secrets = { jobLink: env.JOB_LINK_SECRET ?? own.jobLink, signing: env.SIGNING_SECRET ?? own.signing }
  const value = sealSecrets(secrets, SECRETS_KEY)
  await db
    .insertInto('shared')
    .values({ name: SECRETS, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readShared(db, SECRETS)) ?? value
}

/**
 * Copies the secrets that all machines share to DATA_DIR. During an outage of the database, an earlier copy is used.
 * Throws ConfigurationError.
 */
export async function loadSharedSecrets(env: Env): Promise<void> {
  if (!hasSharedSecrets(env) || (env.JOB_LINK_SECRET && env.SIGNING_SECRET)) return
  try {
    await using db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
    const sealed = await readOrMake(db, env)
    openSealedSecrets(sealed, env.SECRETS_KEY ?? '')
    keepSealedSecrets(env.DATA_DIR, sealed)
  } catch (error) {
    const found = classifyDataError(error)
    if (!found) throw error
    if (!readSealedSecrets(env))
      throw new ConfigurationError(
        `DATABASE_URL: ${found.trouble} (${found.code}), so the secrets that all machines share cannot be read`,
        { cause: error },
      )
    log.warn('shared secrets not compared', found)
  }
}
