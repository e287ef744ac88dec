import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { BackupError } from './data-error.ts'
import { getDatabasePath } from './database.ts'
import { hashFile } from './files/hash-file.ts'

export const MANIFEST = 'manifest.json'

const counts = z.record(z.string(), z.number().int())

const schema = z.object({
  madeAt: z.iso.datetime(),
  /** The number of rows of each table. */
  tables: counts,
  /** The number of candidates' files and pictures; the rows have the SHA-256 of each. */
  files: z.number().int(),
  /** The SHA-256 of each other file of the backup, by name. */
  parts: z.record(z.string(), z.string()),
})

/** What a backup contains, as counted when it was made. */
export type Manifest = z.infer<typeof schema>

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the code of the thread that checks a database. */
const toIntegrityCheck = (file: string) => `
const { DatabaseSync } = require('node:sqlite')
const db = new DatabaseSync(${JSON.stringify(file)})
const state = db.prepare('pragma integrity_check').get()?.integrity_check
db.close()
require('node:worker_threads').parentPort.postMessage(state)
`

/**
 * Returns what SQLite says about the integrity of a database: `ok`, or what is wrong. Runs in a thread, because a large
 * database takes seconds, in which the site would answer nobody.
 */
export function checkIntegrity(dataDir: string): Promise<string> {
  const worker = new Worker(toIntegrityCheck(getDatabasePath(dataDir)), { eval: true, execArgv: [] })
  return new Promise((resolve) => {
    worker.once('message', (state) => resolve(String(state)))
    worker.once('error', () => resolve('not readable'))
  })
}

/** Counts the rows of every table of an SQLite database. */
export function countTables(dataDir: string): Record<string, number> {
  using db = new DatabaseSync(getDatabasePath(dataDir))
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all()
  const count = (name: string) => Number(db.prepare(`select count(*) as n from "${name}"`).get()?.n)
  return Object.fromEntries(tables.map(({ name }) => [String(name), count(String(name))]))
}

/** Writes the manifest of the backup in `folder`. `parts` are the names of its files besides those of candidates. */
export async function writeManifest(
  folder: string,
  { parts, ...known }: Pick<Manifest, 'madeAt' | 'files'> & { parts: readonly string[] },
): Promise<void> {
  const tables = countTables(folder)
  const hashes: Record<string, string> = {}
  for (const name of parts) hashes[name] = await hashFile(path.join(folder, name))
  const manifest = JSON.stringify({ ...known, tables, parts: hashes } satisfies Manifest)
  const text = JSON.stringify({ manifest, sha256: hashText(manifest) })
  await writeFile(path.join(folder, MANIFEST), text, { mode: 0o600 })
}

/** Reads the manifest of the backup in `folder`; null if it was made before there were any. Throws BackupError. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, MANIFEST)
  if (!existsSync(file)) return null
  try {
    const { manifest, sha256 } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
    if (!manifest || hashText(manifest) !== sha256) throw new Error('another hash')
    return schema.parse(JSON.parse(manifest))
  } catch (cause) {
    throw new BackupError(`${MANIFEST} of the backup is damaged. Use an older backup.`, { cause })
  }
}

/**
 * Compares the parts of a backup in `folder` with its manifest. Returns the rows of each table. Throws BackupError, which
 * says what differs.
 */
export async function compareParts(folder: string, { tables, parts }: Manifest): Promise<Record<string, number>> {
  const changed: string[] = []
  for (const [name, hash] of Object.entries(parts)) {
    const file = path.join(folder, name)
    if (!existsSync(file)) throw new BackupError(`${name} of the backup is missing. Use an older backup.`)
    if ((await hashFile(file)) !== hash) changed.push(`${name} differs from the one that was written`)
  }
  const isReadable = (await checkIntegrity(folder)) === 'ok'
  if (!isReadable) changed.push('the database cannot be read')
  const found = isReadable ? countTables(folder) : tables
  for (const name of Object.keys({ ...tables, ...found }))
    if (tables[name] !== found[name])
      changed.push(`${name} has ${found[name] ?? 0} rows instead of ${tables[name] ?? 0}`)
  if (changed.length > 0)
    throw new BackupError(`The backup was changed or damaged: ${changed.join('; ')}. Use an older backup.`)
  return found
}
