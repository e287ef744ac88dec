import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../data-folder.ts'
import { ConfigurationError, MIN_SECRET } from '../env.ts'

const secret = z.string().min(MIN_SECRET)
const whole = z.object({ jobLink: secret, signing: secret })
// Versions before the signing secret wrote a file without it.
const schema = whole.partial({ signing: true })

/** The passphrase of job links, and the root of all other keys. */
export type Secrets = z.infer<typeof whole>

const getFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, 'secrets.json')

export const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

const isWhole = (secrets: z.infer<typeof schema> | null): secrets is Secrets => Boolean(secrets?.signing)

export function createSecrets(): Secrets {
  const random = () => randomBytes(32).toString('base64url')
  return { jobLink: random(), signing: random() }
}

export const formatSecrets = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`

/** Reads the text of `secrets.json`. Throws where it has another form. */
export const parseSecrets = (text: string): Secrets => whole.parse(JSON.parse(text))

function readSecrets(file: string): z.infer<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new ConfigurationError(
      `${file} holds no usable secrets of at least ${MIN_SECRET} characters: restore it from a backup, or remove it to have new ones made`,
      { cause: error },
    )
  }
}

/** Writes a private file whole: `put` moves a draft of it to its place. */
export function writePrivate(file: string, text: string, put = (draft: string) => fs.renameSync(draft, file)): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  fs.writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    put(draft)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

// `link` lets one process create `.new`. All install its secrets before it is removed, so a late one finds them.
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
  if (isWhole(found) && !isWhole(readSecrets(file))) writePrivate(file, formatSecrets(found))
}

/** The secrets kept in `dataDir`, or null where it has none that are complete. Throws if the file is unusable. */
export function findStoredSecrets(dataDir: string): Secrets | null {
  const kept = readSecrets(getFile(dataDir))
  return isWhole(kept) ? kept : null
}

/** The secrets kept in `dataDir`, made on first use. Throws if the file exists but is unusable. */
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
  throw new ConfigurationError(`${file} cannot be made: other processes keep removing it`)
}
