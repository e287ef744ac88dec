import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Marked } from 'marked'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { listFiles } from './list-files.ts'
import { ImportError, MAX_BODY, type OldPost, type OldSite, toOldPath, toTime } from './old-post.ts'

/** Returns Markdown as HTML. HTML within it stays. `toAddress` returns the address of a picture. */
export function toHtmlBody(markdown: string, toAddress = (src: string) => src): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    walkTokens(token) {
      if (token.type === 'image') token.href = toAddress(String(token.href))
    },
  })
  return marked.parse(markdown) as string
}

type Fields = Record<string, unknown>

/** The front matter of a file, by lower-case name, and the text below it. `null` if the file has none. */
export function readFrontMatter(source: string): { fields: Fields; body: string } | null {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const mark = text.slice(0, 4)
  if (mark !== '---\n' && mark !== '+++\n') return null
  const end = text.indexOf(`\n${mark}`, 3)
  const isLast = end < 0 && text.endsWith(`\n${mark.trim()}`)
  if (end < 0 && !isLast) return null
  const stop = isLast ? text.length - 4 : end
  const head = text.slice(4, stop + 1)
  // `maxAliasCount` stops a few lines from becoming gigabytes.
  const value: unknown = mark === '---\n' ? parseYaml(head, { maxAliasCount: 0 }) : parseToml(head)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const fields = Object.entries(value).map(([name, field]) => [name.toLowerCase(), field])
  return { fields: Object.fromEntries(fields), body: text.slice(stop + 5) }
}

/** One file with an error in its front matter must not stop all others. */
function tryFrontMatter(source: string): ReturnType<typeof readFrontMatter> | 'unreadable' {
  try {
    return readFrontMatter(source)
  } catch {
    return 'unreadable'
  }
}

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Returns the texts of a list, or of a text with commas. Takes objects with a name or title. */
function toTexts(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return items
    .map((item) => toText(item) || toText(item?.name) || toText(item?.title))
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Returns the first of several fields that has a text. Of a list, the first item counts. */
const first = (fields: Fields, ...names: string[]): string =>
  names.map((name) => toText(fields[name]).trim() || toTexts([fields[name]].flat())[0] || '').find(Boolean) ?? ''

/** Jekyll's names of files begin with a date. Draft folders and index files name nothing. */
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/

function toName(file: string): { slug: string; date: string } {
  const { name, dir } = path.posix.parse(file)
  const own = name === 'index' || name === '_index' ? path.posix.basename(dir) : name
  const [, date = '', slug = own] = DATED.exec(own) ?? []
  return { slug, date }
}

/** Returns a picture's path from the folder's root; addresses of the web stay. */
function toPicture(src: string, file: string): string {
  if (src === '' || /^(?:[a-z]+:|\/)/i.test(src)) return src
  return `/${path.posix.join(path.posix.dirname(file), src)}`
}

function toPost(
  file: string,
  { fields, body }: { fields: Fields; body: string },
  site: string,
  changed: Date,
): OldPost {
  const { slug, date } = toName(file)
  const image = fields.image ?? fields.cover ?? fields.featured_image ?? fields.thumbnail ?? fields.hero
  const isObject = typeof image === 'object' && image !== null
  const isDraft = fields.draft === true || fields.published === false || /(?:^|\/)_?drafts\//.test(file)
  const addresses = [fields.permalink, fields.url, fields.aliases, fields.redirect_from].flatMap((value) =>
    Array.isArray(value) ? value.map(toText) : [toText(value)],
  )
  // A pattern such as `/:year/:title` is a rule of the old system and no address.
  const paths = addresses
    .filter((address) => address && !address.includes(':'))
    .map((address) => toOldPath(address, site))
  return {
    source: `markdown ${file}`,
    title: first(fields, 'title') || slug,
    summary: first(fields, 'summary', 'description', 'excerpt', 'subtitle'),
    body: toHtmlBody(body.slice(0, MAX_BODY), (src) => toPicture(src, file)),
    state: isDraft ? 'draft' : 'published',
    at: toTime(fields.date ?? fields.pubdate ?? fields.publishdate ?? date) || changed.toISOString(),
    updatedAt: toTime(fields.lastmod ?? fields.updated ?? fields.modified ?? ''),
    author: first(fields, 'author', 'authors'),
    categories: [fields.category, fields.categories].flatMap(toTexts),
    tags: [fields.tags, fields.tag, fields.keywords].flatMap(toTexts),
    slug: first(fields, 'slug') || slug,
    image: toPicture(isObject ? first(image as Fields, 'src', 'url', 'image', 'relative') : toText(image), file),
    imageAlt: first(fields, 'image_alt', 'imagealt', 'cover_alt') || (isObject ? first(image as Fields, 'alt') : ''),
    paths: paths.filter(Boolean),
    notes: body.length > MAX_BODY ? ['Its text is too long and was cut.'] : [],
  }
}

/** Opens a folder of Markdown files with front matter (YAML or TOML), such as those of Jekyll, Hugo or Astro. */
export async function readMarkdown(folder: string, site: string): Promise<OldSite> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:md|markdown|mdx)$/i.test(file)).sort()
  if (files.length === 0) throw new ImportError(`There are no Markdown files in ${folder}.`)
  const left: Record<string, number> = {}
  const others = new Set<string>()
  const unreadable = new Set<string>()
  async function* readPosts() {
    for (const file of files) {
      const place = path.join(folder, file)
      const { size, mtime } = await stat(place)
      const found = size > MAX_BODY * 4 ? null : tryFrontMatter(await readFile(place, 'utf8'))
      if (found === 'unreadable') unreadable.add(file)
      else if (found && found.fields.layout !== 'page') yield toPost(file, found, site, mtime)
      else others.add(file)
    }
    left['file without front matter'] = others.size
    left['file whose front matter cannot be read'] = unreadable.size
  }
  return { system: 'Markdown', url: site, readPosts, addresses: [], left }
}
