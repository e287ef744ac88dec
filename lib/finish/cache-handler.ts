import { existsSync } from 'node:fs'
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isOfBackend, OLDEST_PAGE_MS } from '../cache.ts'
import { getEnv } from '../env.ts'
import { PICTURE_LIFE } from '../server/file-headers.ts'
import { type BuildFiles, openBuildFiles } from './build-files.ts'
import type { CspOptions } from './csp.ts'
import { finishPage, getPageKind, isForOneVisitor } from './finish-page.ts'
import { type Page, readLastPage, toPageFiles } from './last-page.ts'
import { hasPreloads } from './page-preloads.ts'
import { toSharedLife } from './shared-caches.ts'

type Handler = typeof fileSystemCache
// Next ships CommonJS: Node's import of it wraps the class once more.
const FileSystemCache = ('default' in fileSystemCache ? fileSystemCache.default : fileSystemCache) as Handler

/** Pages that are finished already. Next hands the same object to several callers. */
const finished = new WeakSet<object>()

function isPage(value: unknown): value is Page {
  const page = value as Page | null
  return page?.kind === 'APP_PAGE' && typeof page.html === 'string'
}

/**
 * Has browsers keep the icons of `app` like those of `public`. Header rules do not reach them, and Next has
 * them asked for again at each address that an application writes.
 */
function keepPicture(value: unknown): void {
  const { kind, headers } = (value ?? {}) as { kind?: string; headers?: Record<string, unknown> }
  const isUnkept = String(headers?.['cache-control']).includes('max-age=0')
  if (kind !== 'APP_ROUTE' || !headers || !isUnkept || !String(headers['content-type']).startsWith('image/')) return
  headers['cache-control'] = PICTURE_LIFE
}

/** Redirects, faults, answers to a reader's question: true now, maybe not in a minute, and there is no end of their addresses. */
function isFleeting(page: Page): boolean {
  return (page.status ?? 200) >= 300 || isForOneVisitor(page.html)
}

/** For how long a page has told a state of the backend, in ms; 0 where it tells none. */
function getAge(page: Page, lastModified = Date.now()): number {
  const tags = page.headers?.['x-next-cache-tags']
  return typeof tags === 'string' && isOfBackend(tags) ? Date.now() - lastModified : 0
}

function limitProxies(page: Page, age: number, revalidate: unknown): void {
  if (isFleeting(page)) return
  const life = toSharedLife(age, typeof revalidate === 'number' ? revalidate : undefined)
  page.headers = { ...page.headers, 'cache-control': life }
}

function getOptions(): CspOptions {
  const env = getEnv()
  return { siteUrl: env.SITE_URL, mediaUrl: env.MEDIA_URL }
}

/**
 * A document has no framework in the browser that could ask for its page as data. Without that data ten thousand articles
 * take 1 GB of disk and not 2.5, and more of them fit into memory.
 */
function dropData(page: Page): void {
  page.rscData = Buffer.alloc(0)
  page.segmentData = new Map()
}

/** Changes the entry in place: Next answers the request that made it with this very object. */
function finish(value: unknown, files: BuildFiles): void {
  if (!isPage(value) || finished.has(value)) return
  const isDocument = getPageKind(value.html) === 'document'
  const page = finishPage(value.html, getOptions(), files)
  value.html = page.html
  // What a page has fetched ahead stands in it. One that was rendered just now has the header on the answer already: an empty
  // one, which comes after it, takes it back (lib/server/tidy-headers.ts).
  const link = value.headers?.link && hasPreloads(page.html) ? { link: '' } : null
  value.headers = { ...value.headers, ...link, ...page.headers }
  if (page.status) value.status = page.status
  if (isDocument) dropData(value)
  if (isFleeting(value)) value.headers['cache-control'] = 'private, no-cache, no-store, max-age=0, must-revalidate'
  finished.add(value)
}

/**
 * Next's own file-system cache, which finishes each page once: in `set` what was just rendered, in `get` what the build
 * left on disk. See docs/decisions/documents-and-applications.md.
 */
export default class FinishingCache extends FileSystemCache {
  readonly #folder: string
  readonly #files: BuildFiles

  constructor(context: ConstructorParameters<Handler>[0]) {
    super(context)
    this.#folder = context.serverDistDir
    this.#files = openBuildFiles(path.join(this.#folder, '..'))
  }

  /** Whether a page is on disk under this key. */
  #isKept(key: string): boolean {
    return toPageFiles(this.#folder, key).some((file) => existsSync(`${file}.html`))
  }

  override async get(...args: Parameters<Handler['prototype']['get']>) {
    const entry = await super.get(...args)
    const page: unknown = entry?.value
    keepPicture(page)
    if (!isPage(page)) return entry
    const age = getAge(page, entry?.lastModified)
    // For Next, what is not there is rendered before it is answered, what is merely stale behind the answer.
    if (age > OLDEST_PAGE_MS) return null
    finish(page, this.#files)
    limitProxies(page, age, entry?.cacheControl?.revalidate)
    return entry
  }

  override async set(...args: Parameters<Handler['prototype']['set']>) {
    const [key, value, context] = args
    const page: unknown = value
    if (!isPage(page)) return super.set(...args)
    finish(page, this.#files)
    // An outage replaces nothing: the page that was there is answered in its place, and is new again for as long as that.
    const last = page.status === 503 ? readLastPage(this.#folder, key) : null
    if (last) {
      finish(last, this.#files)
      Object.assign(page, { status: undefined }, last)
    }
    // Answered but not kept, or invented ids would fill the disk; unless a page is there that it has to replace, as when a
    // post was removed.
    if (isFleeting(page) && (page.status === 503 || !this.#isKept(key))) return
    limitProxies(page, 0, 'cacheControl' in context ? context.cacheControl?.revalidate : undefined)
    // With Cache Components, Next writes a page without the data file that it wants to find when it reads the page again: what
    // did not fit into memory was on disk for nothing, and rendered at every visit.
    return super.set(key, value, Object.assign({}, context, { isRoutePPREnabled: false }))
  }
}
