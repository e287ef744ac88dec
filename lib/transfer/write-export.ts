import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'yaml'
import { toList } from '../backend/embedded/read-content.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import type { ContentColumns } from '../db/schema.ts'
import { toPostPath } from '../format/post-path.ts'
import type { ImageSources } from '../pictures/image-sources.ts'
import { FOLDERS, FORMAT, MARK } from './export-format.ts'
import { ImportError } from './old-post.ts'
import { toMarkdownBody } from './to-markdown.ts'

type ExportOptions = { db: Database; files: FileStore; folder: string; sources: ImageSources }

/** What an export wrote. `html` counts posts whose text is stored besides, because Markdown cannot say all of it. */
export type Exported = { posts: number; drafts: number; pictures: number; html: number }

/** Rows that are read at once: a post may have a megabyte. */
const BATCH = 50

/** Returns a file with the fields that have a value, and the text below them. */
function toFile(row: ContentColumns, more: Record<string, unknown>, sources: ImageSources) {
  const { markdown, isExact } = toMarkdownBody(row.description, sources)
  const fields = {
    title: row.title,
    summary: row.subTitle,
    category: row.category,
    tags: toList(row.tags),
    author: row.authorName,
    role: row.authorDesignation,
    level: row.level,
    slug: row.slug,
    image: row.image,
    image_alt: row.imageAlt,
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    canonical: row.canonical,
    ...more,
    ...(!isExact && { source: row.description }),
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))
  return { text: `---\n${stringify(given)}---\n\n${markdown}\n`, isExact }
}

async function exportPosts({ db, folder, sources }: ExportOptions): Promise<Pick<Exported, 'posts' | 'html'>> {
  let posts = 0
  let html = 0
  for (let last = ''; ; ) {
    const rows = await db.selectFrom('posts').selectAll().where('id', '>', last).orderBy('id').limit(BATCH).execute()
    for (const row of rows) {
      const { id, createdAt: date, updatedAt: updated, readTime, position } = row
      const file = toFile(row, { id, date, updated, read_time: readTime, position: position || null }, sources)
      const name = `${toPostPath(row).replaceAll('~', '_')}.md`
      await writeFile(path.join(folder, FOLDERS.posts, name), file.text)
      posts += 1
      if (!file.isExact) html += 1
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < BATCH) return { posts, html }
  }
}

/** Writes drafts, and changes to published posts that visitors do not see yet. */
async function exportDrafts({ db, folder, sources }: ExportOptions): Promise<number> {
  const rows = await db.selectFrom('drafts').selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
  const unseen = rows.filter(
    ({ state, version, publishedVersion }) => state !== 'published' || version !== publishedVersion,
  )
  for (const row of unseen) {
    const { id, state, publishAt, publishedAt, updatedAt, updatedBy } = row
    const more = {
      id,
      state,
      publish_at: publishAt,
      published_at: publishedAt,
      updated: updatedAt,
      updated_by: updatedBy,
    }
    await writeFile(path.join(folder, FOLDERS.drafts, `${id}.md`), toFile(row, more, sources).text)
  }
  return unseen.length
}

async function exportPictures({ db, files, folder }: ExportOptions) {
  const rows = await db.selectFrom('pictures').selectAll().orderBy('stored').execute()
  for (const { stored } of rows)
    await pipeline(await files.get(stored), createWriteStream(path.join(folder, FOLDERS.pictures, stored)))
  return rows
}

/**
 * Writes the content of the site into an empty folder: posts as Markdown, everything else as JSON. Nothing that
 * visitors sent is in it. Throws ImportError if the folder is not empty.
 */
export async function writeExport(options: ExportOptions): Promise<Exported> {
  const { db, folder } = options
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ImportError(`${folder} is not empty.`)
  for (const name of Object.values(FOLDERS)) await mkdir(path.join(folder, name))
  const { posts, html } = await exportPosts(options)
  const drafts = await exportDrafts(options)
  const pictures = await exportPictures(options)
  const team = await db.selectFrom('team').selectAll().where('removedAt', 'is', null).orderBy('position').execute()
  const jobs = await db.selectFrom('jobs').selectAll().where('removedAt', 'is', null).orderBy('position').execute()
  const jobChanges = await db
    .selectFrom('jobChanges')
    .selectAll()
    .where('jobId', 'in', db.selectFrom('jobs').select('id').where('removedAt', 'is', null))
    .orderBy('jobId')
    .execute()
  const readPieces = (table: 'caseStudies' | 'articles') =>
    db.selectFrom(table).selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
  const caseStudies = await readPieces('caseStudies')
  const articles = await readPieces('articles')
  const arrangement = await db.selectFrom('arrangement').selectAll().orderBy('kind').orderBy('position').execute()
  const redirects = await db.selectFrom('redirects').selectAll().orderBy('path').execute()
  const imports = await db.selectFrom('imports').selectAll().orderBy('source').execute()
  const settings = await db.selectFrom('settings').selectAll().orderBy('name').execute()
  const site = {
    format: FORMAT,
    team,
    jobs,
    jobChanges,
    caseStudies,
    articles,
    arrangement,
    redirects,
    imports,
    settings,
    pictures,
  }
  // Last, so that a folder with this file is whole.
  await writeFile(path.join(folder, MARK), `${JSON.stringify(site, null, 2)}\n`)
  return { posts, drafts, pictures: pictures.length, html }
}
