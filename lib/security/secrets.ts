import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { getEnv } from '../env.ts'

type Secrets = { jobLink: string }

const fileName = 'secrets.json'

function readSecrets(file: string): Secrets {
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  const jobLink = typeof parsed === 'object' && parsed !== null && 'jobLink' in parsed ? parsed.jobLink : undefined
  if (typeof jobLink !== 'string' || jobLink.length < 16) {
    throw new Error(`${file} holds no usable secret: restore it from a backup, or remove it to have a new one made`)
  }
  return { jobLink }
}

/**
 * Makes the file whole under another name, then links it into place: `link` fails where the name is taken, so of several
 * processes starting at once exactly one wins and nobody ever reads half a file.
 */
function createSecrets(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const secrets: Secrets = { jobLink: randomBytes(32).toString('base64url') }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** The secrets kept in `dataDir`, made on first use. Throws where the file is there but unusable. */
export function getStoredSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, fileName)
  if (!fs.existsSync(file)) createSecrets(file)
  return readSecrets(file)
}

let jobLinkSecret: string | undefined

/** The passphrase of job links: JOB_LINK_SECRET, else the one kept beside the embedded backend's data. */
export function getJobLinkSecret(): string {
  const env = getEnv()
  jobLinkSecret ??= env.JOB_LINK_SECRET ?? getStoredSecrets(env.DATA_DIR).jobLink
  return jobLinkSecret
}

/** A key for one other purpose, derived from the job link secret so that an owner has a single secret to keep. */
export function getDerivedKey(purpose: string): Buffer {
  return createHmac('sha256', getJobLinkSecret()).update(`site:${purpose}`).digest()
}
