import 'server-only'
import { createHmac } from 'node:crypto'
import { ConfigurationError, getEnv } from '../env.ts'
import { hasSharedSecrets, readSealedSecrets } from './sealed-secrets.ts'
import { getStoredSecrets, type Secrets } from './stored-secrets.ts'

let kept: Secrets | undefined

function getKeptSecrets(): Secrets {
  const env = getEnv()
  kept ??= (hasSharedSecrets(env) ? readSealedSecrets(env) : getStoredSecrets(env.DATA_DIR)) ?? undefined
  if (kept) return kept
  throw new ConfigurationError(`${env.DATA_DIR} has no copy of the shared secrets: start the site with npm start`)
}

/** The passphrase of job links: JOB_LINK_SECRET, else the one that all machines share or that DATA_DIR keeps. */
export const getJobLinkSecret = (): string => getEnv().JOB_LINK_SECRET ?? getKeptSecrets().jobLink

/** The root of all other keys. It is not the job link secret, because public links allow guesses at that one. */
export const getSigningSecret = (): string => getEnv().SIGNING_SECRET ?? getKeptSecrets().signing

export function getDerivedKey(purpose: string): Buffer {
  return createHmac('sha256', getSigningSecret()).update(`site:${purpose}`).digest()
}
