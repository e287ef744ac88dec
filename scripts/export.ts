/** `npm run export -- FOLDER`: writes the content of the site as files that people can read. */
import { openDatabase } from '../lib/db/database.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { getEnv, readSettings } from '../lib/env.ts'
import { getImageSources } from '../lib/pictures/media.ts'
import { ImportError } from '../lib/transfer/old-post.ts'
import { writeExport } from '../lib/transfer/write-export.ts'
import { fail, failAtData, say } from './terminal.ts'

const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'BACKEND_URL'])
const [folder] = process.argv.slice(2)

if (!folder)
  fail(`npm run export -- FOLDER    writes posts as Markdown, pictures, and team, positions, case studies, journal, order and redirects as JSON
Nothing that visitors sent is in it: "npm run backup" copies everything.`)
if (env.BACKEND_URL) fail('With BACKEND_URL your own backend keeps the content: export it there.')

try {
  const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
  const sources = getImageSources(getEnv())
  const done = await writeExport({ db, files: createFileStore(env), folder, sources })
  say(`Wrote ${done.posts} posts, ${done.drafts} drafts and ${done.pictures} files of pictures to ${folder}.`)
  if (done.html > 0) say(`${done.html} posts say more than Markdown can; their files hold the stored text as well.`)
  await db.destroy()
} catch (error) {
  if (error instanceof ImportError) fail(error.message)
  failAtData(error, env)
}
