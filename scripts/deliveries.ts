/** `npm run deliveries`: mail that is not sent yet. Run it with `help`. */
import { parseArgs } from 'node:util'
import { openDatabase } from '../lib/backend/own/database.ts'
import { drop, listOpen, retry } from '../lib/backend/own/deliveries.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable } from '../lib/format/table.ts'

const HELP = `npm run deliveries                   mail that waits or could not be delivered, the oldest first
npm run deliveries -- retry          tries all undeliverable mail again
npm run deliveries -- retry ID       tries one again
npm run deliveries -- drop ID        gives one up for good
`

const say = (text: string) => process.stdout.write(`${text}\n`)

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'list', id] = positionals
const env = readSettings(process.env, ['DATA_DIR', 'DATABASE_URL'])
const isKnown = command === 'list' || command === 'retry' || (command === 'drop' && id)

if (!isKnown) {
  say(HELP)
  process.exit(command === 'help' ? 0 : 1)
}
const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
if (command === 'retry') say(`${await retry(db, id)} will be tried again.`)
else if (command === 'drop') say(`${await drop(db, id ?? '')} dropped.`)
else {
  const rows = (await listOpen(db)).map(({ id, reference, state, attempts, nextAt, problem }) => ({
    ...{ id, reference, state, attempts: String(attempts) },
    ...{ next: state === 'dead' ? '' : nextAt, problem: problem ?? '' },
  }))
  say(rows.length > 0 ? formatTable(rows) : 'All mail is delivered.')
}
await db.destroy()
