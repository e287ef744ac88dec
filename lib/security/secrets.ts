import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ConfigurationError, getEnv, LEAST_SECRET } from '../env.ts'

const secret = z.string().min(LEAST_SECRET)
// Versions before the signing secret wrote a file without it.
const schema = z.object({ jobLink: secret, signing: secret.optional() })

type Secrets = { jobLink: string; signing: string }

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

function readSecrets(file: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new ConfigurationError(
      `${file} holds no usable secrets of at least ${LEAST_SECRET} characters: restore it from a backup, or remove it to have new ones made`,
      { cause: error },
    )
  }
}

function writeSecrets(file: string, secrets: Secrets, put: (draft: string) => void): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    put(draft)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

// `link` lets one process create `.new`. All install its secrets before it is removed, so a late one finds them.
function completeSecrets(file: string): void {
  const agreed = `${file}.new`
  const random = () => randomBytes(32).toString('base64url')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const jobLink = readSecrets(file)?.jobLink ?? random()
  writeSecrets(file, { jobLink, signing: random() }, (draft) => {
    try {
      fs.linkSync(draft, agreed)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  })
  const made = readSecrets(agreed)
  if (!made?.signing || readSecrets(file)?.signing) return
  writeSecrets(file, { jobLink: made.jobLink, signing: made.signing }, (draft) => fs.renameSync(draft, file))
}

/** The secrets kept in `dataDir`, made on first use. Throws if the file exists but is unusable. */
export function getStoredSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  for (let tries = 0; tries < 5; tries += 1) {
    const kept = readSecrets(file)
    if (kept?.signing) {
      fs.rmSync(`${file}.new`, { force: true })
      return { jobLink: kept.jobLink, signing: kept.signing }
    }
    completeSecrets(file)
  }
  throw new ConfigurationError(`${file} cannot be made: other processes keep removing it`)
}

let jobLinkSecret: string | undefined
let signingSecret: string | undefined

/** The passphrase of job links: JOB_LINK_SECRET, else the one kept beside the embedded backend's data. */
export function getJobLinkSecret(): string {
  const env = getEnv()
  jobLinkSecret ??= env.JOB_LINK_SECRET ?? getStoredSecrets(env.DATA_DIR).jobLink
  return jobLinkSecret
}

/** The root of all other keys. It is not the job link secret, because public links allow guesses at that one. */
export function getSigningSecret(): string {
  const env = getEnv()
  signingSecret ??= env.SIGNING_SECRET ?? getStoredSecrets(env.DATA_DIR).signing
  return signingSecret
}

/** A key for one purpose, derived from the signing secret. */
export function getDerivedKey(purpose: string): Buffer {
  return createHmac('sha256', getSigningSecret()).update(`site:${purpose}`).digest()
}
