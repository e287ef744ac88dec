import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../data-folder.ts'
import { ConfigurationError, MIN_SECRET } from '../env.ts'

const secret = z.string().min(MIN_SECRET)
const complete = z.object({ jobLink: secret, signing: secret })
// Versions before the signing secret wrote a file without it.
const schema = complete.partial({ signing: true })

/** The passphrase of job links (`jobLink`), and the root of all other keys (`signing`). */
export type Secrets = z.infer<typeof complete>

const getFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'secrets.json')

export const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

const isComplete = (secrets: z.infer<typeof schema> | null): secrets is Secrets => Boolean(secrets?.signing)

/** Returns two random secrets. */
export function createSecrets(): Secrets {
  const random = () => randomBytes(32).toString('base64url')
  return { jobLink: random(), signing: random() }
}

/** Formats the text of `secrets.json`. */
export const formatSecrets = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`

/** Parses the text of `secrets.json`. Throws if it has another shape. */
export const parseSecrets = (text: string): Secrets => complete.parse(JSON.parse(text))

function readSecrets(file: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new ConfigurationError(
      `${file} has no usable secrets of at least ${MIN_SECRET} characters: restore it from a backup, or remove it to have new ones made`,
      { cause: error },
    )
  }
}

/** Writes a file that only its owner can read, in one step: `put` moves a complete draft into place. */
export function writePrivate(file: string, text: string, put = (draft: string) => fs.renameSync(draft, file)): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  fs.writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    put(draft)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

// Several processes may start at once. Only one of them can link `.new`; all of them then store its secrets.
function completeSecrets(file: string): void {
  const agreed = `${file}.new`
  makeFolder(path.dirname(file))
  const made = createSecrets()
  const jobLink = readSecrets(file)?.jobLink ?? made.jobLink
  writePrivate(file, formatSecrets({ ...made, jobLink }), (draft) => {
    try {
      fs.linkSync(draft, agreed)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  })
  const found = readSecrets(agreed)
  if (isComplete(found) && !isComplete(readSecrets(file))) writePrivate(file, formatSecrets(found))
}

/** Returns the secrets in `dataDir`, or null if they are missing or incomplete. Throws ConfigurationError if the file is unusable. */
export function findStoredSecrets(dataDir: string): Secrets | null {
  const kept = readSecrets(getFile(dataDir))
  return isComplete(kept) ? kept : null
}

/** Returns the secrets in `dataDir`, created on first use. Throws ConfigurationError if the file is unusable. */
export function getStoredSecrets(dataDir: string): Secrets {
  const file = getFile(dataDir)
  for (let tries = 0; tries < 5; tries += 1) {
    const kept = findStoredSecrets(dataDir)
    if (kept) {
      fs.rmSync(`${file}.new`, { force: true })
      return kept
    }
    completeSecrets(file)
  }
  throw new ConfigurationError(`${file} cannot be created: another process keeps removing it`)
}
