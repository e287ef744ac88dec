import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../db/files/file-store.ts'
import { readPictureUrl, toSizes, toStoredPictureUrl, toWidest } from '../pictures/picture-name.ts'
import { fetchPicture } from '../studio/fetch-picture.ts'
import { storePicture } from '../studio/store-picture.ts'

/** A picture that could not be carried over. */
export type LostPicture = { address: string; reason: string }

/** Where pictures come from: folders first, and then the web, if `isOnline`. */
export type PictureOptions = {
  db: Database
  files: FileStore
  dataDir: string
  site: string
  folders: readonly string[]
  isOnline: boolean
  fetch?: typeof fetchPicture
}

const MAX_BYTES = 30_000_000
/** After this many failures in a row, a server counts as gone and is not asked again. */
const MAX_FAILURES = 5
/** Few enough that the largest photographs fit into memory together. */
const MAX_PIXELS = 60_000_000
const QUALITY = 82
/** Folders of other systems whose content the site serves at its root. */
const PUBLIC = ['', 'static', 'public', 'assets', 'content', 'source', 'src']

/** Returns the path of an address's file below a folder. Other systems serve a folder under a longer address. */
async function findInFolder(folder: string, address: string): Promise<string | null> {
  const url = URL.parse(address, 'https://old.invalid')
  if (!url) return null
  const root = await realpath(folder)
  let segments: string[]
  try {
    segments = decodeURIComponent(url.pathname)
      .split('/')
      .filter((part) => part && part !== '.' && part !== '..')
  } catch {
    return null
  }
  for (let skipped = 0; skipped < Math.min(segments.length, 8); skipped += 1) {
    for (const place of PUBLIC) {
      const file = path.join(root, place, ...segments.slice(skipped))
      if (!existsSync(file)) continue
      // A link could lead out of the folder.
      const real = await realpath(file)
      if (real.startsWith(root + path.sep) && (await stat(real)).isFile()) return real
    }
  }
  return null
}

/** Makes the widths that the Studio stores, without the camera's data. Throws if the bytes are not a picture. */
async function resize(bytes: Buffer): Promise<Buffer[]> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS }
  const widest = toWidest((await sharp(bytes, options).metadata()).autoOrient)
  const upright = sharp(bytes, options).autoOrient()
  const variants = toSizes(widest).map((size) => upright.clone().resize(size.width, size.height, { fit: 'fill' }))
  return Promise.all(variants.map((image) => image.webp({ quality: QUALITY }).toBuffer()))
}

const REFUSED = { type: 'It is no picture that browsers show.', size: 'It is too large.', bytes: 'It is too large.' }

/** Finds, checks and stores the pictures of an old site, each once, even over several imports. */
export class OldPictures {
  readonly lost: LostPicture[] = []
  stored = 0
  readonly #options: PictureOptions
  readonly #known = new Map<string, string>()
  readonly #failures = new Map<string, number>()

  constructor(options: PictureOptions) {
    this.#options = options
  }

  /** Returns the address of a picture here, or '' if it cannot be shown. */
  async take(address: string): Promise<string> {
    if (address === '' || readPictureUrl(address)) return address
    const known = this.#known.get(address) ?? (await this.#findEarlier(address))
    if (known !== undefined) return known
    const found = await this.#store(address)
    if (found === '') this.#known.set(address, '')
    return found
  }

  /** Returns whether a picture can be found, without storing it. */
  async canFind(address: string): Promise<boolean> {
    if (readPictureUrl(address)) return true
    for (const folder of this.#options.folders) if (await findInFolder(folder, address)) return true
    return this.#options.isOnline && this.#toWeb(address) !== ''
  }

  #toWeb(address: string): string {
    const url = URL.parse(address, this.#options.site || undefined)
    if (!url || !/^https?:$/.test(url.protocol)) return ''
    // A site that once used http answers by https today.
    url.protocol = 'https:'
    return url.href
  }

  async #findEarlier(address: string): Promise<string | undefined> {
    const rows = this.#options.db.selectFrom('imports').select('target').where('source', '=', `picture ${address}`)
    return (await rows.executeTakeFirst())?.target
  }

  async #read(address: string): Promise<Buffer | string> {
    for (const folder of this.#options.folders) {
      const file = await findInFolder(folder, address)
      if (!file) continue
      return (await stat(file)).size > MAX_BYTES ? REFUSED.bytes : readFile(file)
    }
    const web = this.#toWeb(address)
    if (!this.#options.isOnline || web === '') return 'It is in none of the folders.'
    const { host } = new URL(web)
    const failures = this.#failures.get(host) ?? 0
    if (failures >= MAX_FAILURES) return 'Its server did not answer before.'
    const fetched = await (this.#options.fetch ?? fetchPicture)(web)
    this.#failures.set(host, fetched ? 0 : failures + 1)
    return fetched ?? 'Its server did not send a picture.'
  }

  async #store(address: string): Promise<string> {
    const bytes = await this.#read(address)
    if (typeof bytes === 'string') return this.#lose(address, bytes)
    const variants = await resize(bytes).catch(() => null)
    const file = variants ? await storePicture(this.#options, variants) : 'type'
    if (typeof file === 'string') return this.#lose(address, REFUSED[file])
    const target = toStoredPictureUrl(file)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const at = new Date().toISOString()
    const row = { source: `picture ${address}`, kind: 'picture' as const, target, hash, version: 0, at }
    await this.#options.db
      .insertInto('imports')
      .values(row)
      .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
      .execute()
    this.stored += 1
    return target
  }

  #lose(address: string, reason: string): string {
    this.lost.push({ address, reason })
    return ''
  }
}
