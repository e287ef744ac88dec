import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { countRows, type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { RedirectRow } from '../db/schema.ts'
import { trimSlashes } from '../format/trim-slashes.ts'
import { findRoutedPage } from './own-pages.ts'

/** The most redirects that a site may have: all of them are in the server's memory. */
export const MAX_REDIRECTS = 50_000

const MAX_LENGTH = 500

/** Why a redirect is refused, by field. */
export type RedirectErrors = Partial<Record<'path' | 'target', string>>

/**
 * Returns the only form of an address's path: decoded, in lower case, without a slash at the end. Keeps the query of
 * WordPress's short addresses (`/?p=12`). Returns null if no address has this form.
 */
export function normalizePath(address: string): string | null {
  const [path = '', query] = address.trim().split('?', 2)
  if (!path.startsWith('/') || path.startsWith('//') || address.length > MAX_LENGTH) return null
  try {
    const plain = trimSlashes(decodeURIComponent(path).normalize('NFC').toLowerCase())
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they would start another header
    if (/[\u0000-\u001f\u007f\\]/.test(plain)) return null
    if (query === undefined || query === '') return plain
    return plain === '/' && /^(?:p|page_id)=\d{1,12}$/.test(query) ? `/?${query}` : null
  } catch {
    return null
  }
}

/** Returns where a redirect leads, encoded for a header: a path of this site or an https address. Null for others. */
export function normalizeTarget(target: string): string | null {
  const written = target.trim()
  if (written.length > MAX_LENGTH) return null
  const isPath = written.startsWith('/') && !/^\/[/\\]/.test(written)
  const url = URL.parse(written, 'https://site.invalid')
  if (!url || (!isPath && url.protocol !== 'https:') || url.username !== '') return null
  return isPath ? url.pathname + url.search + url.hash : /^https:\/\//i.test(written) ? url.href : null
}

/** Checks a redirect that a person wrote. Returns it in its stored form, or errors by field. */
export function checkRedirect(
  path: string,
  target: string,
): { path: string; target: string } | { errors: RedirectErrors } {
  const from = normalizePath(path)
  const to = normalizeTarget(target)
  const errors: RedirectErrors = {}
  if (from === null) errors.path = 'must be an address of this site, such as /2019/05/old-post'
  else if (findRoutedPage(from)) errors.path = 'is a page of this site'
  if (to === null) errors.target = 'must be a path such as /blog, or an address that begins with https://'
  else if (normalizePath(to) === from) errors.target = 'leads back to the same address'
  return from === null || to === null || Object.keys(errors).length > 0 ? { errors } : { path: from, target: to }
}

/** Returns all redirects by their path. */
export async function readRedirects(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('redirects').select(['path', 'target']).limit(MAX_REDIRECTS).execute()
  return new Map(rows.map(({ path, target }) => [path, target]))
}

export const countRedirects = (db: Database): Promise<number> => countRows(db.selectFrom('redirects'))

/** Stores a redirect. Replaces the one of the same path only if `isReplacing`. Returns whether it was stored. */
export async function saveRedirect(
  db: Database,
  { path, target }: Pick<RedirectRow, 'path' | 'target'>,
  { isReplacing = true, now = new Date() } = {},
): Promise<boolean> {
  const row = { path, target, at: now.toISOString() }
  const saved = await db
    .insertInto('redirects')
    .values(row)
    .onConflict((conflict) => (isReplacing ? conflict.column('path').doUpdateSet(row) : conflict.doNothing()))
    .returning('path')
    .executeTakeFirst()
  return saved !== undefined
}

/** Removes a redirect. Returns whether there was one. */
export async function removeRedirect(db: Database, path: string): Promise<boolean> {
  const removed = await db.deleteFrom('redirects').where('path', '=', path).executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}

/** Returns a page of the redirects whose addresses contain `search`, latest first. */
export function getRedirectPage(
  db: Database,
  { search, ...request }: PageRequest & { search: string },
): Promise<Page<RedirectRow>> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const isFound = sql<boolean>`(path like ${pattern} escape '\\' or lower(target) like ${pattern} escape '\\')`
  return readPage(db.selectFrom('redirects').selectAll().where(isFound), ['at', 'path'], request)
}

/** The longest chain of redirects that browsers follow is about twenty. */
const MAX_STEPS = 20

/** Returns whether a new redirect would lead back to its own address over others. */
export async function findLoop(db: Database, { path, target }: Pick<RedirectRow, 'path' | 'target'>): Promise<boolean> {
  let next = normalizePath(target)
  for (let step = 0; next !== null && step < MAX_STEPS; step += 1) {
    if (next === path) return true
    const row = await db.selectFrom('redirects').select('target').where('path', '=', next).executeTakeFirst()
    next = row ? normalizePath(row.target) : null
  }
  return false
}
