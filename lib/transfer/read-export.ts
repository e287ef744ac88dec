import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isUsed } from '../db/copy-rows.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import type { ContentColumns, DraftRow, ImportRow, PostRow, RedirectRow, Tables } from '../db/schema.ts'
import { readPictureName } from '../pictures/picture-name.ts'
import { createSpoolName, getSpool } from '../uploads/spool.ts'
import { FOLDERS, FORMAT, MARK } from './export-format.ts'
import { ImportError } from './old-post.ts'
import { readFrontMatter, toHtmlBody } from './read-markdown.ts'

type RestoreOptions = { db: Database; files: FileStore; dataDir: string; folder: string; isWriting: boolean }

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

const siteSchema = z.object({
  format: z.literal(FORMAT, 'was written by another version of the site'),
  team: rows,
  jobs: rows,
  jobChanges: rows.default([]),
  /** Absent in exports of earlier versions. The samples then stay. */
  caseStudies: rows.optional(),
  articles: rows.optional(),
  arrangement: rows,
  redirects: rows,
  imports: rows,
  settings: rows.default([]),
  pictures: z.array(
    z.object({ stored: z.string(), receivedAt: z.string(), type: z.string(), bytes: z.number(), sha256: z.string() }),
  ),
})

/** Returns whether `npm run export` wrote a folder. */
export const isOwnExport = async (folder: string): Promise<boolean> => existsSync(path.join(folder, MARK))

const text = z.string().default('')
const time = z.union([z.string(), z.date().transform((date) => date.toISOString())])

const postSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  summary: text,
  category: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  author: text,
  role: text,
  level: z.string().nullish(),
  slug: z.string().nullish(),
  image: z.string().nullish(),
  image_alt: z.string().nullish(),
  seo_title: z.string().nullish(),
  seo_description: z.string().nullish(),
  canonical: z.string().nullish(),
  source: z.string().optional(),
  date: time.optional(),
  updated: time.optional(),
  updated_by: text,
  read_time: z.string().nullish(),
  position: z.number().default(0),
  state: z.enum(['draft', 'scheduled', 'published']).default('draft'),
  publish_at: time.optional(),
  published_at: time.optional(),
})

type ExportedPost = z.infer<typeof postSchema> & { body: string }

async function readPosts(folder: string): Promise<ExportedPost[]> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.md')).sort() : []
  return Promise.all(
    names.map(async (name) => {
      const found = readFrontMatter(await readFile(path.join(folder, name), 'utf8'))
      const parsed = postSchema.safeParse(found?.fields)
      if (!found || !parsed.success) throw new ImportError(`${name} has no front matter that this site understands.`)
      return { ...parsed.data, body: parsed.data.source ?? toHtmlBody(found.body) }
    }),
  )
}

const toColumns = (post: ExportedPost): ContentColumns => ({
  title: post.title,
  subTitle: post.summary,
  category: post.category ?? null,
  tags: JSON.stringify(post.tags),
  authorName: post.author,
  authorDesignation: post.role,
  level: post.level ?? null,
  slug: post.slug ?? null,
  image: post.image ?? null,
  imageAlt: post.image_alt ?? null,
  seoTitle: post.seo_title ?? null,
  seoDescription: post.seo_description ?? null,
  canonical: post.canonical ?? null,
  description: post.body,
})

const toPostRow = (post: ExportedPost): PostRow => ({
  ...toColumns(post),
  id: post.id,
  position: post.position,
  createdAt: post.date ?? new Date().toISOString(),
  updatedAt: post.updated ?? null,
  readTime: post.read_time ?? null,
  words: null,
})

const toDraftRow = (post: ExportedPost): DraftRow => ({
  ...toColumns(post),
  id: post.id,
  version: 1,
  state: post.state,
  publishAt: post.publish_at ?? null,
  publishedAt: post.published_at ?? null,
  publishedVersion: post.state === 'published' ? 0 : null,
  updatedAt: post.updated ?? new Date().toISOString(),
  updatedBy: post.updated_by,
  deletedAt: null,
  removedPost: null,
})

type Pictures = z.infer<typeof siteSchema>['pictures']

async function storePictures({ files, dataDir, folder }: RestoreOptions, pictures: Pictures): Promise<void> {
  const spool = await getSpool(dataDir)
  for (const { stored, type, sha256 } of pictures) {
    if (!readPictureName(stored)) throw new ImportError(`${stored} is no name of a picture.`)
    const bytes = await readFile(path.join(folder, FOLDERS.pictures, stored))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new ImportError(`The picture ${stored} has changed since the export.`)
    const copy = path.join(spool, createSpoolName())
    await writeFile(copy, bytes, { mode: 0o600 })
    await files.put(copy, stored, { type, sha256 })
  }
}

/**
 * Puts an export of this site into a fresh one, whose samples it replaces. Returns how much there is. Throws
 * ImportError if the export is damaged, or if someone has used the site already.
 */
export async function restoreExport(options: RestoreOptions): Promise<Record<string, number>> {
  const { db, folder, isWriting } = options
  const site = siteSchema.safeParse(JSON.parse(await readFile(path.join(folder, MARK), 'utf8')))
  if (!site.success) throw new ImportError(`${MARK}: ${z.prettifyError(site.error)}`)
  const { team, jobs, jobChanges, caseStudies, articles, arrangement, redirects, imports, settings, pictures } =
    site.data
  const posts = await readPosts(path.join(folder, FOLDERS.posts))
  const drafts = await readPosts(path.join(folder, FOLDERS.drafts))
  if (await isUsed(db))
    throw new ImportError(
      'This site is in use. An export of the site itself goes into a fresh one: set DATA_DIR to an empty folder.',
    )
  if (isWriting) {
    await storePictures(options, pictures)
    await db.transaction().execute(async (transaction) => {
      const replace = async (table: keyof Tables, all: readonly object[]) => {
        await transaction.deleteFrom(table).execute()
        for (const row of all)
          await transaction
            .insertInto(table)
            .values(row as never)
            .execute()
      }
      await replace('draftVersions', [])
      await replace('drafts', drafts.map(toDraftRow))
      await replace('posts', posts.map(toPostRow))
      await replace('team', team)
      await replace('jobs', jobs)
      await replace('jobChanges', jobChanges)
      if (caseStudies) await replace('caseStudies', caseStudies)
      if (articles) await replace('articles', articles)
      await replace('arrangement', arrangement)
      await replace('redirects', redirects as RedirectRow[])
      await replace('imports', imports as ImportRow[])
      await replace('settings', settings)
      await replace('pictures', pictures)
    })
  }
  const texts = { 'case studies': caseStudies ?? [], 'journal articles': articles ?? [] }
  const counts = { posts, drafts, pictures, team, jobs, ...texts, redirects }
  return Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, all.length]))
}
