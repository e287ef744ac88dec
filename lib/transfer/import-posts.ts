import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { toPostPath } from '../format/post-path.ts'
import { toSlug } from '../format/slug.ts'
import { lists, toEntryValue } from '../listing/lists.ts'
import { findRoutedPage } from '../redirects/own-pages.ts'
import { countRedirects, MAX_REDIRECTS, normalizePath, readRedirects, saveRedirect } from '../redirects/redirects.ts'
import { routes } from '../routes.ts'
import { cleanBody, writeBody } from './clean-body.ts'
import type { OldPictures } from './old-pictures.ts'
import { type OldAddress, type OldPost, type OldSite, toOldPath, toState } from './old-post.ts'
import { toSearchFields } from './search-fields.ts'
import { type Action, findKnown, type Known, storePost } from './store-post.ts'
import { findCategory, type Names, toContent, toWords } from './to-content.ts'

/** The result for a post. `path` is its address here, or '' for a draft. */
export type PostReport = { source: string; id: string; title: string; action: Action; path: string; notes: string[] }

/** What an old address answers after the import. `to` is where it leads; '' if it is missing. */
export type AddressReport = { path: string; status: 200 | 308 | 404; to: string }

export type ImportReport = {
  posts: PostReport[]
  counts: Record<Action, number>
  authors: { name: string; isInTeam: boolean; posts: number }[]
  categories: { name: string; category: string; posts: number }[]
  pictures: { stored: number; missing: { address: string; reason: string }[] }
  addresses: AddressReport[]
  left: Record<string, number>
  unreadable: string[]
}

export type ImportOptions = {
  db: Database
  site: OldSite
  pictures: OldPictures
  names: Names
  /** Other addresses of the old site, from its sitemap. */
  sitemap?: readonly string[]
  /** Nothing is written unless it is true. */
  isWriting: boolean
  now?: Date
  tell?: (done: number) => void
}

/** The number of posts stored in one transaction: small enough that visitors' requests can run in between. */
const BATCH = 20

type Ready = { post: OldPost; known: Known; content: ReturnType<typeof toContent>; notes: string[] }

const toBlogPath = ({ known, content }: Pick<Ready, 'known' | 'content'>) =>
  routes.post(toPostPath({ id: known.id, title: content.title, slug: content.slug }))

const isPublic = (post: OldPost, now: Date) => {
  const state = toState(post)
  return state === 'published' || (state === 'scheduled' && post.at <= now.toISOString())
}

/** Returns the list of this site for one of the old site, or '' for a page. Lists that have no equal become the blog. */
function toListTarget(address: OldAddress, names: Names): string {
  if ('category' in address) {
    const category = findCategory(address.category, names)
    return category ? routes.blogCategory(toEntryValue(lists.categories, category)) : routes.blog
  }
  return { list: routes.blog, feed: routes.feed('blog', 'rss'), page: '' }[address.kind]
}

/** Collects where the old addresses of posts lead, before any link in a post is rewritten. */
async function mapAddresses({ db, site, names, now = new Date() }: ImportOptions) {
  const targets = new Map<string, string>()
  const bySlug = new Map<string, string>()
  const links = new Map<string, string>()
  const pages = new Map<string, string>()
  const hidden: string[] = []
  for await (const post of site.readPosts()) {
    if (toState(post) === 'draft') hidden.push(...post.paths)
    if (!isPublic(post, now)) continue
    const known = await findKnown(db, post)
    if (known.action === 'deleted') continue
    const content = toContent(post, { pieces: [], pictures: [] }, names)
    const target = toBlogPath({ known, content })
    for (const path of post.paths) {
      const old = normalizePath(path)
      if (old && !targets.has(old)) targets.set(old, target)
    }
    for (const path of post.picturePaths) pages.set(normalizePath(path) ?? '', target)
    for (const name of post.linkedAs) links.set(normalizePath(name) ?? '', target)
    bySlug.set(content.slug, target)
  }
  for (const address of site.addresses) {
    const old = normalizePath(address.path)
    if (!old || targets.has(old)) continue
    const target = toListTarget(address, names)
    if (target) targets.set(old, target)
  }
  for (const [path, target] of pages) if (path && !targets.has(path)) targets.set(path, target)
  return { targets, bySlug, links, hidden }
}

type Addresses = Awaited<ReturnType<typeof mapAddresses>>

/** Returns an old post as content of this site, with its pictures. Counts only what it could find if nothing is written. */
async function toReady(
  post: OldPost,
  known: Known,
  { targets, links }: Addresses,
  options: ImportOptions,
): Promise<Ready> {
  const { names, pictures, site, isWriting } = options
  const body = cleanBody(post.body)
  const content = toContent(post, body, names)
  const places = new Map<string, string>()
  for (const address of [...body.pictures, post.image].filter(Boolean)) {
    if (isWriting) places.set(address, await pictures.take(address))
    else if (!(await pictures.canFind(address)))
      pictures.lost.push({ address, reason: 'It is in none of the folders.' })
  }
  const toLink = (href: string) => {
    const old = normalizePath(toOldPath(href, site.url) || '')
    const fragment = href.includes('#') ? href.slice(href.indexOf('#')) : ''
    const target = old && (targets.get(old) ?? links.get(old))
    return target ? `${target}${fragment}` : ''
  }
  content.body = writeBody(body, { toPicture: (src) => places.get(src) ?? '', toLink })
  content.image = places.get(post.image) ?? ''
  const { notes, ...search } = toSearchFields(post, site.url)
  return { post, known, content: { ...content, ...search }, notes }
}

/** Stores the redirects, and reports what each old address answers. */
async function redirect({ targets, bySlug, hidden }: Addresses, options: ImportOptions): Promise<AddressReport[]> {
  const { db, site, sitemap = [], isWriting, now = new Date() } = options
  const wanted = new Map(targets)
  const missing: AddressReport[] = []
  const seen = new Set<string>()
  const present = await readRedirects(db)
  const pages = site.addresses.filter((address) => 'kind' in address && address.kind === 'page')
  for (const address of [...sitemap, ...pages.map(({ path }) => path), ...hidden]) {
    const old = normalizePath(toOldPath(address, site.url) || '')
    if (!old || wanted.has(old) || seen.has(old)) continue
    seen.add(old)
    // The last part of an address is usually the post's name.
    const [name = ''] = old.split('/').slice(-1)
    const slug = toSlug(name.replace(/\.html?$/, ''))
    const target = bySlug.get(slug)
    if (target) wanted.set(old, target)
    else if (findRoutedPage(old)) missing.push({ path: old, status: 200, to: old })
    else missing.push({ path: old, status: present.has(old) ? 308 : 404, to: present.get(old) ?? '' })
  }
  const reports: AddressReport[] = []
  let room = MAX_REDIRECTS - (await countRedirects(db))
  await db.transaction().execute(async (transaction) => {
    for (const [path, target] of wanted) {
      if (path === target.toLowerCase() || findRoutedPage(path)) {
        reports.push({ path, status: 200, to: path })
        continue
      }
      // Redirects that the owner has changed stay.
      const to = present.get(path) ?? target
      const isNew = !present.has(path)
      if (isNew && room <= 0) {
        reports.push({ path, status: 404, to: '' })
        continue
      }
      if (isNew && isWriting && (await saveRedirect(transaction, { path, target }, { isReplacing: false, now })))
        room -= 1
      reports.push({ path, status: 308, to })
    }
  })
  return [...reports, ...missing].sort((one, next) => one.path.localeCompare(next.path))
}

/**
 * Imports the posts of another site, or only reports what that would do. A second run changes only posts that changed
 * there and not here.
 */
export async function importPosts(options: ImportOptions): Promise<ImportReport> {
  const { db, site, pictures, names, isWriting, now = new Date(), tell } = options
  const addresses = await mapAddresses(options)
  const posts: PostReport[] = []
  const counts: Record<Action, number> = { new: 0, updated: 0, unchanged: 0, edited: 0, deleted: 0 }
  const authors = new Map<string, number>()
  const categories = new Map<string, number>()
  let batch: Ready[] = []
  const flush = async () => {
    const ready = batch
    batch = []
    if (ready.length > 0 && isWriting)
      await db.transaction().execute(async (transaction) => {
        for (const { known, post, content } of ready) await storePost(transaction, known, post, content, now)
      })
    await nextTurn()
    tell?.(posts.length)
  }
  for await (const post of site.readPosts()) {
    const known = await findKnown(db, post)
    const isTaken = known.action === 'new' || known.action === 'updated'
    const ready = isTaken ? await toReady(post, known, addresses, options) : null
    if (ready) batch.push(ready)
    const content = ready?.content ?? toContent(post, { pieces: [], pictures: [] }, names)
    counts[known.action] += 1
    authors.set(post.author, (authors.get(post.author) ?? 0) + 1)
    for (const name of post.categories) categories.set(name, (categories.get(name) ?? 0) + 1)
    posts.push({
      source: post.source,
      id: known.id,
      title: content.title,
      action: known.action,
      path: isPublic(post, now) && known.action !== 'deleted' ? toBlogPath({ known, content }) : '',
      notes: ready ? [...post.notes, ...toProblems(ready)] : post.notes,
    })
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  return {
    posts,
    counts,
    authors: [...authors].map(([name, count]) => ({
      name,
      isInTeam: names.team.some((member) => member.name.toLowerCase() === name.toLowerCase()),
      posts: count,
    })),
    categories: [...categories].map(([name, count]) => ({ name, category: findCategory(name, names), posts: count })),
    pictures: { stored: pictures.stored, missing: pictures.lost },
    addresses: await redirect(addresses, options),
    left: site.left,
    unreadable: site.unreadable ?? [],
  }
}

function toProblems({ content, post, notes }: Ready): string[] {
  return [
    ...notes,
    ...(toWords(post.title) ? [] : ['It has no title, and begins with its first words.']),
    ...(content.body ? [] : [toState(post) === 'draft' ? 'It has no text, and is a draft now.' : 'It has no text.']),
  ]
}
