/** `npm run deliveries`: lists unsent email, and submissions that wait for the backend. Run it with `help`. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findHeld } from '../lib/backend/held/held-rows.ts'
import { type Database, openDatabase } from '../lib/db/database.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { writeCsv } from '../lib/db/paging.ts'
import { drop, getUnsentPage, listOpen, retry } from '../lib/delivery/deliveries.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable, toPlainJson } from '../lib/format/table.ts'
import { createSeal } from '../lib/security/seal.ts'
import { openSealed, toLine, toMailRow, toSubmissionRow } from './delivery-rows.ts'
import { say, writeTo } from './terminal.ts'

const HELP = `npm run deliveries                      mail and submissions that wait or could not be delivered, the oldest first
npm run deliveries -- retry             tries all that could not be delivered again
npm run deliveries -- retry ID          tries one again
npm run deliveries -- drop ID           gives one up for good
npm run deliveries -- show REFERENCE    submissions in full, as JSON: also by ID, or all of someone@mail.example;
                                        of one that was passed on, the backend's reference
npm run deliveries -- files ID FOLDER   copies a submission's files out
npm run deliveries -- export submissions [FILE]   all that wait, with their answers, as CSV
npm run deliveries -- export mail [FILE]          mail that waits, with its text, as CSV
Submissions are encrypted: show, files, export submissions, and the reasons in the list need SECRETS_KEY.
`

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'list', subject = '', target = ''] = positionals
const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'SECRETS_KEY'])
const seal = env.SECRETS_KEY ? createSeal(env.SECRETS_KEY) : null

const open = (sealed: string) => openSealed(seal, sealed)

async function list(db: Database) {
  const rows = (await listOpen(db)).map((row) => toLine(seal, row))
  say(rows.length > 0 ? formatTable(rows) : 'All mail is delivered, and no submission waits.')
}

const find = (db: Database) =>
  findHeld(db, subject, seal && subject.includes('@') ? seal.name(subject.toLowerCase()) : null)

async function show(db: Database) {
  const rows = await find(db)
  for (const { id, reference, kind, state, problem, payload, answer } of rows)
    say(toPlainJson({ id, reference, kind, state, problem, answer: open(answer), ...open(payload) }))
  if (rows.length === 0) say(`No submission belongs to ${subject}.`)
}

async function copyFiles(db: Database) {
  const store = createFileStore(env)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const { id, reference, payload } of await find(db)) {
    const { resumeLink } = { ...(open(payload).body as { resumeLink?: string } | undefined) }
    const files = await db.selectFrom('uploads').select('stored').where('heldBy', '=', id).execute()
    for (const { stored } of files) {
      const kind = resumeLink?.endsWith(stored) ? 'resume' : 'cover-letter'
      const copy = path.join(target, `${reference}-${kind}${path.extname(stored)}`)
      await seal?.openFile(await store.get(stored), copy)
      say(copy)
    }
  }
}

const exportAll = (db: Database) =>
  writeTo(
    target,
    subject === 'mail'
      ? writeCsv((request) => getUnsentPage(db, 'mail', request), toMailRow)
      : writeCsv(
          (request) => getUnsentPage(db, 'submissions', request),
          (row) => toSubmissionRow(seal, row),
        ),
  )

/** The commands, each with whether it has all its arguments. */
const commands: Record<string, { isWhole: boolean; act: (db: Database) => Promise<unknown> }> = {
  list: { isWhole: true, act: list },
  retry: {
    isWhole: true,
    act: async (db) => say(`${await retry(db, subject || undefined)} will be tried again.`),
  },
  drop: { isWhole: subject !== '', act: async (db) => say(`${await drop(db, subject)} dropped.`) },
  show: { isWhole: subject !== '' && seal !== null, act: show },
  files: { isWhole: subject !== '' && target !== '' && seal !== null, act: copyFiles },
  export: { isWhole: subject === 'mail' || (subject === 'submissions' && seal !== null), act: exportAll },
}
const chosen = commands[command]
if (!chosen?.isWhole) {
  say(HELP)
  process.exit(command === 'help' ? 0 : 1)
}
const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
await chosen.act(db)
await db.destroy()
