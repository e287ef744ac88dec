/** `npm run inbox`: what visitors sent, for the operator. Run it with `help` for its commands. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { company } from '../content/company.ts'
import { countErasure, erase } from '../lib/applications/erase.ts'
import { type ApplicationFile, getApplication } from '../lib/applications/read-applications.ts'
import type { Candidate } from '../lib/backend/contract.ts'
import { prune } from '../lib/backend/embedded/prune.ts'
import type { Database } from '../lib/db/database.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { verifyContent } from '../lib/db/files/verify-content.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable, toPlain, toPlainJson } from '../lib/format/table.ts'
import { createSeal } from '../lib/security/seal.ts'
import { countAddresses, getMessage, openInbox } from '../lib/studio/inbox.ts'
import type { InboxRow } from '../lib/studio/inbox-rows.ts'
import { createLists, isKind, KINDS, type Kind, type Lists, writeJson } from './inbox-lists.ts'
import { fail, failAtData, say, toConfirmed, writeTo } from './terminal.ts'

const reference = `${company.referencePrefix}-7F3K-2M9Q`

const HELP = `npm run inbox                                  what came last, in tables
npm run inbox -- applications                  also: messages, subscribers, alerts; --limit 200 shows more at once,
                                               --state new and --job ID only some of the applications
npm run inbox -- show ${reference}             one application or message in full
npm run inbox -- export applications [FILE]    as CSV; also: messages, subscribers, alerts
npm run inbox -- files ${reference} FOLDER     copies an application's files out
npm run inbox -- delete ${reference}           what it would remove: an application or message with its files;
                                               also: delete someone@mail.example, everything from that address
npm run inbox -- delete ${reference} --yes     removes it, for good
npm run inbox -- prune                         removes uploads that no application claimed within a day,
                                               as the site itself does every hour
Add --json for a machine to read: then lists are whole. DATA_DIR says where the data lies (default ./data), DATABASE_URL in which PostgreSQL.
`

// A reader such as `| head` may close the pipe early, which is not an error.
process.stdout.on('error', () => process.exit())

const sayJson = (value: unknown) => process.stdout.write(`${toPlainJson(value)}\n`)

// Node would print the error without removing control characters from the file name or argument in it.
process.once('uncaughtException', (error) => fail(`${error.name}: ${error.message}`))

const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'SECRETS_KEY'])
const { DATA_DIR, DATABASE_URL } = env
const store = createFileStore(env)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    yes: { type: 'boolean' },
    limit: { type: 'string' },
    after: { type: 'string' },
    state: { type: 'string' },
    job: { type: 'string' },
  },
})
const [command = '', subject = '', target = ''] = positionals

const toFileText = (file: ApplicationFile) =>
  [toPlain(file.name), `${file.type}, ${file.bytes} bytes`, `SHA-256 ${file.sha256}`, file.path, file.warnings]
    .filter(Boolean)
    .join('\n    ')

async function find(db: Database, reference: string) {
  const wanted = reference.toUpperCase()
  const found = (await getApplication(db, store, wanted)) ?? (await getMessage(db, wanted))
  return found ?? fail(`Nothing has the reference ${reference}.`)
}

async function show(db: Database, reference: string) {
  const row = await find(db, reference)
  if (values.json) return sayJson(row)
  const { resume, coverLetter, answers, ...plain } =
    'answers' in row ? row : { ...row, resume: null, coverLetter: null, answers: {} }
  const { answersToQuestions = [], ...others }: Partial<Candidate> = answers
  const fields: InboxRow = { ...plain, ...others }
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'resumeLink' || name === 'coverLetterLink') continue
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    if (text !== '') say(`${name}: ${text}`)
  }
  for (const { question, answer } of answersToQuestions) say(`${toPlain(question)}: ${toPlain(answer)}`)
  if (resume) say(`resume: ${toFileText(resume)}`)
  if (coverLetter) say(`cover letter: ${toFileText(coverLetter)}`)
}

async function copyFiles(db: Database, reference: string) {
  const row = await find(db, reference)
  if (!('answers' in row)) return fail(`${reference} is a message; it has no files.`)
  mkdirSync(target, { recursive: true })
  for (const [kind, file] of Object.entries({ resume: row.resume, 'cover-letter': row.coverLetter })) {
    if (!file) continue
    const copy = path.join(target, `${row.reference}-${kind}${path.extname(file.path)}`)
    await writeTo(copy, verifyContent(await store.get(file.stored), file))
    say(copy)
  }
}

async function remove(db: Database, reference: string) {
  const seal = env.SECRETS_KEY ? createSeal(env.SECRETS_KEY) : undefined
  const counts = await countErasure(db, reference, { seal })
  const { applications, messages, subscribers, alerts, files, waiting, mails } = counts
  const all = applications + messages + subscribers + alerts + waiting + mails
  if (all === 0) return fail(`Nothing belongs to ${reference}.`)
  const kept = [waiting && `, ${waiting} submissions that wait`, mails && `, ${mails} mails that wait`]
    .filter(Boolean)
    .join('')
  const what = `${applications} applications with ${files} files, ${messages} messages, ${subscribers} subscriptions, ${alerts} job alerts${kept}`
  if (!values.yes) return say(`${what} belong to ${reference}. Add --yes to remove them for good.`)
  await erase(db, store, reference, { seal })
  say(`Removed ${what}. Backups made before still hold them.`)
}

async function list(db: Database, lists: Lists, kinds: readonly Kind[]) {
  if (values.json) return writeTo('', writeJson(lists, kinds))
  const limit = values.limit === undefined ? undefined : Number(values.limit) || 1
  for (const kind of kinds) {
    const { count, lines, next } = await lists[kind].getPage({ after: values.after, limit })
    const all = kind === 'subscribers' ? await countAddresses(db) : count
    say(`${all} ${all === 1 ? kind.slice(0, -1) : kind}${toConfirmed(all, count)}`)
    if (lines.length > 0) say(`${formatTable(lines)}\n`)
    if (next) say(`Those before: npm run inbox -- ${kind} --after ${next}\n`)
  }
}

async function run(db: Database) {
  const lists = createLists(db, store, values)
  if (command === '') return list(db, lists, KINDS)
  if (isKind(command)) return list(db, lists, [command])
  if (command === 'show' && subject) return show(db, subject)
  if (command === 'export' && isKind(subject)) return writeTo(target, lists[subject].writeCsv())
  if (command === 'delete' && subject) return remove(db, subject)
  if (command === 'files' && subject && target) return copyFiles(db, subject)
  if (command !== 'prune') return fail(HELP)
  const { uploads, strays, receipts } = await prune(db, store)
  say(`Removed ${uploads} unclaimed uploads, ${strays} stray files and ${receipts} old receipts.`)
}

if (command === 'help') {
  say(HELP)
} else {
  try {
    const db = await openInbox(DATA_DIR, DATABASE_URL)
    if (!db)
      fail(`There is no database in ${DATA_DIR} yet: start the site once, or set DATA_DIR to where its data lies.`)
    await run(db)
    await db.destroy()
  } catch (error) {
    failAtData(error, env)
  }
}
