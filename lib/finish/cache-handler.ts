import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getEnv } from '../env.ts'
import { type CspOptions, finishPage } from './finish-page.ts'

type Handler = typeof fileSystemCache
// Next ships CommonJS: Node's import of it wraps the class once more.
const FileSystemCache = ('default' in fileSystemCache ? fileSystemCache.default : fileSystemCache) as Handler

type Page = { kind: string; html: string; headers?: Record<string, unknown>; status?: number }

/** Pages that are finished already. Next hands the same object to several callers. */
const finished = new WeakSet<object>()

function isPage(value: unknown): value is Page {
  const page = value as Page | null
  return page?.kind === 'APP_PAGE' && typeof page.html === 'string'
}

function getOptions(): CspOptions {
  const env = getEnv()
  return { siteUrl: env.SITE_URL, mediaUrl: env.MEDIA_URL }
}

/** Changes the entry in place: Next answers the request that made it with this very object. */
function finish(value: unknown): void {
  if (!isPage(value) || finished.has(value)) return
  const page = finishPage(value.html, getOptions())
  value.html = page.html
  value.headers = { ...value.headers, ...page.headers }
  if (page.status) value.status = page.status
  finished.add(value)
}

/**
 * Next's own file-system cache, which finishes each page once: in `set` what was just rendered, in `get` what the build
 * left on disk. See docs/decisions/documents-and-applications.md.
 */
export default class FinishingCache extends FileSystemCache {
  override async get(...args: Parameters<Handler['prototype']['get']>) {
    const entry = await super.get(...args)
    finish(entry?.value)
    return entry
  }

  override async set(...args: Parameters<Handler['prototype']['set']>) {
    const [key, value] = args
    finish(value)
    // What is not there, or not there yet, is answered but never kept: ids that nobody made would fill the disk. The one
    // page for unknown paths is kept like any other.
    if (isPage(value) && (value.status ?? 200) >= 400 && !key.endsWith('/_not-found')) return
    return super.set(...args)
  }
}
