/** `npm run deliveries`: mail that is not sent yet, and submissions that wait for the backend. Run it with `help`. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '../lib/backend/own/database.ts'
import { drop, listOpen, retry } from '../lib/backend/own/deliveries.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/backend/own/files/file-store.ts'
import { findForwards } from '../lib/backend/own/forwards.ts'
import type { DeliveryRow } from '../lib/backend/own/schema.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable, toPlain, toPlainJson } from '../lib/format/table.ts'
import { createSeal, SealError } from '../lib/security/seal.ts'
import { say } from './terminal.ts'

const HELP = `npm run deliveries                      mail and submissions that wait or could not be delivered, the oldest first
npm run deliveries -- retry             tries all that could not be delivered again
npm run deliveries -- retry ID          tries one again
npm run deliveries -- drop ID           gives one up for good
npm run deliveries -- show REFERENCE    submissions in full, as JSON: also by ID, or all of someone@mail.example;
                                        of one that was passed on, the backend's reference
npm run deliveries -- files ID FOLDER   copies a submission's files out
Submissions are encrypted: show, files, and the reasons in the list need SECRETS_KEY.
`

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'list', subject = '', folder = ''] = positionals
const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'SECRETS_KEY'])
const seal = env.SECRETS_KEY ? createSeal(env.SECRETS_KEY) : null

const needs: Record<string, boolean> = {
  list: true,
  retry: true,
  drop: subject !== '',
  show: subject !== '',
  files: subject !== '' && folder !== '',
}

/** Reads what is sealed, or says why that cannot be read. */
function open(sealed: string): Record<string, unknown> {
  if (!sealed) return {}
  try {
    return JSON.parse(seal?.open(sealed) ?? '{}') as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return { sealed: 'with another SECRETS_KEY' }
  }
}

function toLine({ id, reference, kind, state, attempts, nextAt, problem, answer }: DeliveryRow) {
  const { reason } = kind === 'mail' ? {} : open(answer)
  const said = typeof reason === 'string' ? toPlain(reason) : ''
  return {
    ...{ id, reference, kind, state, attempts: String(attempts) },
    ...{ next: state === 'dead' ? '' : nextAt, problem: [problem, said].filter(Boolean).join(' · ') },
  }
}

async function list(db: Database) {
  const rows = (await listOpen(db)).map(toLine)
  say(rows.length > 0 ? formatTable(rows) : 'All mail is delivered, and no submission waits.')
}

const find = (db: Database) =>
  findForwards(db, subject, seal && subject.includes('@') ? seal.name(subject.toLowerCase()) : null)

async function show(db: Database) {
  const rows = await find(db)
  for (const { id, reference, kind, state, problem, payload, answer } of rows)
    say(toPlainJson({ id, reference, kind, state, problem, answer: open(answer), ...open(payload) }))
  if (rows.length === 0) say(`No submission belongs to ${subject}.`)
}

async function copyFiles(db: Database) {
  const store = createFileStore(env)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { id, reference, payload } of await find(db)) {
    const { resumeLink } = { ...(open(payload).body as { resumeLink?: string } | undefined) }
    const files = await db.selectFrom('uploads').select('stored').where('heldBy', '=', id).execute()
    for (const { stored } of files) {
      const kind = resumeLink?.endsWith(stored) ? 'resume' : 'cover-letter'
      const copy = path.join(folder, `${reference}-${kind}${path.extname(stored)}`)
      await seal?.openFile(await store.get(stored), copy)
      say(copy)
    }
  }
}

if (!needs[command] || (!seal && (command === 'show' || command === 'files'))) {
  say(HELP)
  process.exit(command === 'help' ? 0 : 1)
}
const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
if (command === 'retry') say(`${await retry(db, subject || undefined)} will be tried again.`)
else if (command === 'drop') say(`${await drop(db, subject)} dropped.`)
else if (command === 'show') await show(db)
else if (command === 'files') await copyFiles(db)
else await list(db)
await db.destroy()
