import { constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { access, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigurationError } from './env.ts'

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Makes a private folder and its parents. Node's `recursive` never returns if the system answers ENOENT, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (getCode(error) !== 'EEXIST') throw error
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
  }
}

const toProbe = (folder: string) => path.join(/* turbopackIgnore: true */ folder, `.writable-${process.pid}`)

/** Makes the data folder if it is missing, and checks that it is writable. Throws ConfigurationError. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    writeFileSync(toProbe(folder), 'x')
    rmSync(toProbe(folder), { force: true })
  } catch (error) {
    throw new ConfigurationError(
      `Cannot write to ${folder} (${getCode(error)}). DATA_DIR names the folder of the data: it has to belong to the user who starts the site.`,
      { cause: error },
    )
  }
}

async function ignoreMissing(attempt: Promise<unknown>): Promise<void> {
  try {
    await attempt
  } catch (error) {
    if (getCode(error) !== 'ENOENT') throw error
  }
}

async function probe(folder: string, files: readonly string[]): Promise<void> {
  await ignoreMissing(writeFile(toProbe(folder), 'x'))
  await rm(toProbe(folder), { force: true })
  for (const file of files) await ignoreMissing(access(file, constants.W_OK))
}

/** Checks are cheap, but callers must not decide how often the disk is written to. */
const CHECK_EVERY_MS = 5_000

let last: { check: Promise<void>; until: number } | undefined

/** Throws the system's error if the data folder or one of the files is not writable. Missing files are not an error. */
export function checkWritable(folder: string, files: readonly string[] = []): Promise<void> {
  const now = performance.now()
  if (!last || now > last.until) last = { check: probe(folder, files), until: now + CHECK_EVERY_MS }
  return last.check
}
