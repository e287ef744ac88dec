import { createHmac } from 'node:crypto'
import { getEnv } from '../env.ts'
import { getKeptSecrets } from './kept-secrets.ts'

/** The passphrase of job links: JOB_LINK_SECRET, else the one that all machines share or that DATA_DIR keeps. */
export const getJobLinkSecret = (): string => getEnv().JOB_LINK_SECRET ?? getKeptSecrets(getEnv()).jobLink

/** The root of all other keys. It is not the job link secret, because public links allow guesses at that one. */
export const getSigningSecret = (): string => getEnv().SIGNING_SECRET ?? getKeptSecrets(getEnv()).signing

export function getDerivedKey(purpose: string): Buffer {
  return createHmac('sha256', getSigningSecret()).update(`site:${purpose}`).digest()
}
