import { existsSync } from 'node:fs'
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isOfBackend, OLDEST_PAGE_MS } from '../cache.ts'
import { getEnv } from '../env.ts'
import type { CspOptions } from './csp.ts'
import { finishPage, getPageKind, isForOneVisitor, type ReadStyle } from './finish-page.ts'
import { createReadStyle } from './read-style.ts'

type Handler = typeof fileSystemCache
// Next ships CommonJS: Node's import of it wraps the class once more.
const FileSystemCache = ('default' in fileSystemCache ? fileSystemCache.default : fileSystemCache) as Handler

type Page = {
  kind: string
  html: string
  headers?: Record<string, unknown>
  status?: number
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
}

/** Pages that are finished already. Next hands the same object to several callers. */
const finished = new WeakSet<object>()

function isPage(value: unknown): value is Page {
  const page = value as Page | null
  return page?.kind === 'APP_PAGE' && typeof page.html === 'string'
}

/** Redirects, faults, answers to a reader's question: true now, maybe not in a minute, and there is no end of their addresses. */
function isFleeting(page: Page): boolean {
  return (page.status ?? 200) >= 300 || isForOneVisitor(page.html)
}

/** Whether a page may tell of a state of the backend that is gone for longer than the site promises. */
function isTooOld(value: unknown, lastModified = Date.now()): boolean {
  const tags = isPage(value) && value.headers?.['x-next-cache-tags']
  return typeof tags === 'string' && isOfBackend(tags) && Date.now() - lastModified > OLDEST_PAGE_MS
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
function finish(value: unknown, readStyle: ReadStyle): void {
  if (!isPage(value) || finished.has(value)) return
  const { link = '', ...headers } = value.headers ?? {}
  const isDocument = getPageKind(value.html) === 'document'
  const page = finishPage(value.html, getOptions(), readStyle, String(link))
  value.html = page.html
  value.headers = { ...headers, ...(link && !isDocument ? { link } : null), ...page.headers }
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
  readonly #readStyle: ReadStyle

  constructor(context: ConstructorParameters<Handler>[0]) {
    super(context)
    this.#folder = context.serverDistDir
    this.#readStyle = createReadStyle(path.join(this.#folder, '..', 'static'))
  }

  /** Whether a page is on disk under this key: rendered since the build, or by it (then without the key's route scope). */
  #isKept(key: string): boolean {
    const built = key.slice(key.indexOf('/$/') + 2)
    return [path.join(this.#folder, key), path.join(this.#folder, 'app', built)].some((file) =>
      existsSync(`${file}.html`),
    )
  }

  override async get(...args: Parameters<Handler['prototype']['get']>) {
    const entry = await super.get(...args)
    // For Next, what is not there is rendered before it is answered, what is merely stale behind the answer.
    if (isTooOld(entry?.value, entry?.lastModified)) return null
    finish(entry?.value, this.#readStyle)
    return entry
  }

  /** What is kept under a key, however old it is. */
  async #getKept(key: string, context: object): Promise<Page | null> {
    const asked = { ...context, kind: 'APP_PAGE' } as Parameters<Handler['prototype']['get']>[1]
    const value = (await super.get(key, asked))?.value
    finish(value, this.#readStyle)
    return isPage(value) ? value : null
  }

  override async set(...args: Parameters<Handler['prototype']['set']>) {
    const [key, value, context] = args
    finish(value, this.#readStyle)
    // An outage replaces nothing: the page that was there is answered in its place, and is new again for as long as that.
    const last = isPage(value) && value.status === 503 && context ? await this.#getKept(key, context) : null
    if (last) Object.assign(value as object, last)
    // Answered but not kept, or invented ids would fill the disk; unless a page is there that it has to replace, as when a
    // post was removed.
    if (isPage(value) && isFleeting(value) && (value.status === 503 || !this.#isKept(key))) return
    // With Cache Components, Next writes a page without the data file that it wants to find when it reads the page again: what
    // did not fit into memory was on disk for nothing, and rendered at every visit.
    return super.set(key, value, isPage(value) ? Object.assign({}, context, { isRoutePPREnabled: false }) : context)
  }
}
