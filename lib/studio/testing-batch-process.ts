/** Sends a batch as a process of its own, which the test kills: `node … DATA_DIR DATABASE_URL JSON`. */
import { openDatabase } from '../db/database.ts'
import { batchSchema, sendBatch } from './mail-batches.ts'

const [dataDir = '', url = '', json = ''] = process.argv.slice(2)
const db = await openDatabase(dataDir, url || undefined)
const batch = batchSchema.parse(JSON.parse(json))
process.stdout.write('ready\n')
await db.transaction().execute((transaction) => sendBatch(transaction, { ...batch, by: 'Anika' }))
process.stdout.write('done\n')
await db.destroy()
