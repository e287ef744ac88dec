/** `npm run import`: carries the posts of another site over. Run it with `help`. */
import { stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadSettings } from '../lib/backend/load-settings.ts'
import { record } from '../lib/db/audit.ts'
import { openDatabase } from '../lib/db/database.ts'
import { createFileStore, FILE_SETTINGS } from '../lib/db/files/file-store.ts'
import { readSettings } from '../lib/env.ts'
import { formatTable } from '../lib/format/table.ts'
import { type ImportReport, importPosts } from '../lib/transfer/import-posts.ts'
import { OldPictures } from '../lib/transfer/old-pictures.ts'
import { ImportError, type OldSite } from '../lib/transfer/old-post.ts'
import { isOwnExport, restoreExport } from '../lib/transfer/read-export.ts'
import { readGhost } from '../lib/transfer/read-ghost.ts'
import { readMarkdown } from '../lib/transfer/read-markdown.ts'
import { readSitemap } from '../lib/transfer/read-sitemap.ts'
import { readWordpress } from '../lib/transfer/read-wordpress.ts'
import { removeSamples } from '../lib/transfer/remove-samples.ts'
import { fail, failAtData, say } from './terminal.ts'

const HELP = `npm run import -- FILE            says what an import would do, and writes nothing
npm run import -- FILE --yes      imports it

FILE is an export of WordPress (.xml), an export of Ghost (.json), a folder of Markdown files with front matter,
or a folder that "npm run export" wrote.
  --site URL           the address of the old site, if the export does not contain it
  --pictures FOLDER    where its pictures are, such as a copy of wp-content/uploads; may be given several times
  --offline            asks no server for pictures that are in no folder
  --category "Old=New" which category of this site an old one becomes; may be given several times
  --sitemap FILE       a sitemap of the old site: says for each of its addresses what it answers afterwards
  --report FILE        writes the whole report as JSON
  --replace-samples    deletes the sample posts, jobs, people, case studies and articles that nobody has changed
A second import changes only posts that changed there and not here.
`
const MAX_LINES = 20
const COMMAND = { name: 'the command line', role: 'owner' } as const

process.once('uncaughtException', (error) => fail(`${error.name}: ${error.message}`))

const env = readSettings(process.env, [...FILE_SETTINGS, 'DATABASE_URL', 'BACKEND_URL'])
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    yes: { type: 'boolean', default: false },
    offline: { type: 'boolean', default: false },
    site: { type: 'string', default: '' },
    pictures: { type: 'string', multiple: true, default: [] },
    category: { type: 'string', multiple: true, default: [] },
    sitemap: { type: 'string' },
    report: { type: 'string' },
    'replace-samples': { type: 'boolean', default: false },
  },
})
const [source = 'help'] = positionals
if (source === 'help') {
  say(HELP)
  process.exit()
}
if (env.BACKEND_URL) fail('With BACKEND_URL your own backend keeps the posts: import them there.')
if (values.site && !/^https?:$/.test(URL.parse(values.site)?.protocol ?? ''))
  fail('--site is an address such as https://old.example.')

const isFolder = (await stat(source).catch(() => fail(`There is no file ${source}.`))).isDirectory()

function readCategories(): Map<string, string> {
  const pairs = values.category.map((pair) => pair.split('='))
  if (pairs.some((pair) => pair.length !== 2)) fail('Write --category "Old=New".')
  return new Map(pairs.map(([old = '', own = '']) => [old.trim().toLowerCase(), own.trim()]))
}

function openSite(): Promise<OldSite> {
  if (isFolder) return readMarkdown(source, values.site)
  return /\.json$/i.test(source) ? readGhost(source, values.site) : readWordpress(source)
}

/** Prints the first lines of a list, and how many there are more. */
function sayList(title: string, lines: readonly string[]) {
  if (lines.length === 0) return
  say(`\n${title}`)
  for (const line of lines.slice(0, MAX_LINES)) say(`  ${line}`)
  if (lines.length > MAX_LINES) say(`  and ${lines.length - MAX_LINES} more; --report FILE lists all`)
}

function sayReport({ posts, counts, authors, categories, pictures, addresses, left, unreadable }: ImportReport) {
  say(formatTable([Object.fromEntries(Object.entries(counts).map(([action, count]) => [action, String(count)]))]))
  sayList(
    'Posts to look at:',
    posts
      .filter(({ notes }) => notes.length > 0)
      .map(({ title, notes }) => `${title || 'Untitled'}: ${notes.join(' ')}`),
  )
  sayList(
    'Edited or deleted here since, and left as they are:',
    posts.filter(({ action }) => action === 'edited' || action === 'deleted').map(({ title }) => title || 'Untitled'),
  )
  sayList(
    'Authors who are not in the team (they are shown by name only):',
    authors.filter(({ isInTeam, name }) => !isInTeam && name).map(({ name, posts: count }) => `${name} (${count})`),
  )
  sayList(
    'Categories that this site does not have (they become tags; --category maps them):',
    categories.filter(({ category }) => !category).map(({ name, posts: count }) => `${name} (${count})`),
  )
  sayList(
    'Pictures that are missing:',
    pictures.missing.map(({ address, reason }) => `${address}: ${reason}`),
  )
  sayList(
    'Not carried over:',
    Object.entries(left)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${kind} (${count})`),
  )
  sayList('Files whose front matter cannot be read:', unreadable)
  const byStatus = Map.groupBy(addresses, ({ status }) => status)
  say(
    `\nOld addresses: ${byStatus.get(308)?.length ?? 0} redirect (308), ${byStatus.get(200)?.length ?? 0} are pages here (200)`,
  )
  sayList(
    'Old addresses that nothing answers (404):',
    (byStatus.get(404) ?? []).map(({ path }) => path),
  )
}

try {
  const db = await openDatabase(env.DATA_DIR, env.DATABASE_URL)
  const files = createFileStore(env)
  if (isFolder && (await isOwnExport(source))) {
    const counts = await restoreExport({ db, files, dataDir: env.DATA_DIR, folder: source, isWriting: values.yes })
    say(formatTable([counts]))
  } else {
    await loadSettings(db)
    const site = await openSite()
    const url = values.site || site.url
    const folders = isFolder ? [source, ...values.pictures] : values.pictures
    const isOnline = !values.offline
    const pictures = new OldPictures({ db, files, dataDir: env.DATA_DIR, site: url, folders, isOnline })
    if (values['replace-samples']) {
      const count = await db.transaction().execute((transaction) => removeSamples(transaction, values.yes))
      say(`Samples: ${count}${values.yes ? ' deleted; the Studio can restore them' : ' to delete'}\n`)
    }
    const team = await db.selectFrom('team').select(['name', 'designation']).where('removedAt', 'is', null).execute()
    const report = await importPosts({
      db,
      site: { ...site, url },
      pictures,
      names: { team, categories: readCategories() },
      sitemap: values.sitemap ? await readSitemap(values.sitemap) : [],
      isWriting: values.yes,
    })
    sayReport(report)
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`)
    const { new: added, updated } = report.counts
    if (values.yes && added + updated > 0)
      await record(db, COMMAND, 'import', `${added + updated} posts of ${site.system}`)
  }
  if (!values.yes) say('\nNothing was written. Add --yes to import it.')
  await db.destroy()
} catch (error) {
  if (error instanceof ImportError) fail(error.message)
  failAtData(error, env)
}
