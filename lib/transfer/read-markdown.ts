import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Marked } from 'marked'
import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { listFiles } from './list-files.ts'
import { createFileFinder, isJekyllPost, isPageFile, toName, toOldAddress } from './markdown-addresses.ts'
import { moveFootnotes, toCommonMarkdown } from './markdown-dialect.ts'
import { ImportError, MAX_BODY, type OldPost, type OldSite, toOldPath, toTime } from './old-post.ts'
import { replaceTags } from './template-tags.ts'

type Addresses = { toPicture: (src: string) => string; toLink: (href: string) => string }

const SAME: Addresses = { toPicture: (src) => src, toLink: (href) => href }

/** Returns Markdown as HTML, with other addresses of pictures and links. HTML within it stays. */
export function toHtmlBody(markdown: string, { toPicture, toLink } = SAME): string {
  const marked = new Marked({
    gfm: true,
    async: false,
    walkTokens(token) {
      if (token.type === 'image') token.href = toPicture(String(token.href))
      if (token.type === 'link') token.href = toLink(String(token.href))
    },
  })
  return marked.parse(markdown) as string
}

type Fields = Record<string, unknown>

/** Returns the fields of an object by their names in lower case. */
const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]))
    : {}

/** Errors that cost one field, and not the others. Most generators read over them. */
const SMALL_ERRORS = new Set(['DUPLICATE_KEY', 'MULTILINE_IMPLICIT_KEY', 'TAB_AS_INDENT'])

/** Throws if YAML has an error that could change its meaning. */
function readYaml(text: string): { value: unknown; notes: string[] } {
  const document = parseDocument(text)
  const [error] = document.errors
  const serious = document.errors.find(({ code }) => !SMALL_ERRORS.has(code))
  if (serious) throw serious
  const notes = error ? [`Its front matter has an error in line ${(error.linePos?.[0].line ?? 0) + 1}.`] : []
  // `maxAliasCount` stops a few lines from becoming gigabytes.
  return { value: document.toJS({ maxAliasCount: 0 }), notes }
}

/** The front matter of a file, by lower-case name, and the text below it. `null` if the file has none. */
export function readFrontMatter(source: string): { fields: Fields; body: string; notes: string[] } | null {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const mark = text.slice(0, 4)
  if (mark !== '---\n' && mark !== '+++\n') return null
  const end = text.indexOf(`\n${mark}`, 3)
  const isLast = end < 0 && text.endsWith(`\n${mark.trim()}`)
  if (end < 0 && !isLast) return null
  const stop = isLast ? text.length - 4 : end
  const head = text.slice(4, stop + 1)
  const { value, notes } = mark === '---\n' ? readYaml(head) : { value: parseToml(head), notes: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return { fields: toFields(value), body: text.slice(stop + 5), notes }
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

/** Returns a picture's path from the folder's root; addresses of the web stay. */
function toPicture(src: string, file: string): string {
  if (src === '' || /^(?:[a-z]+:|\/)/i.test(src)) return src
  return `/${path.posix.join(path.posix.dirname(file), src)}`
}

/** Returns a link to another file from the folder's root. */
function toFileLink(href: string, file: string): string {
  const [target = '', fragment] = href.split('#', 2)
  if (!/\.(?:md|mdx|markdown)$/i.test(target) || /^(?:[a-z]+:|\/)/i.test(target)) return href
  return `${toPicture(target, file)}${fragment ? `#${fragment}` : ''}`
}

/** The rules of the generator that made the old site. */
type Generator = { site: string; isJekyll: boolean; rule: string; findFile: (name: string) => string }

type Source = { file: string; fields: Fields; body: string; notes: string[]; changed: Date }

/** Returns the text of a post as HTML, and the names of the tags that mean nothing here. */
function toBody({ file, body }: Source, { isJekyll, findFile }: Generator) {
  const context = {
    isLiquid: isJekyll,
    toPicture: (src: string) => toPicture(src, file),
    findAddress: (name: string) => {
      const found = findFile(name)
      return found && `/${found}`
    },
  }
  const { markdown, left } = replaceTags(body.slice(0, MAX_BODY), context)
  const plain = moveFootnotes(toCommonMarkdown(markdown, { isMdx: /\.mdx$/i.test(file) }))
  return { html: toHtmlBody(plain, { ...context, toLink: (href) => toFileLink(href, file) }), left }
}

/** Returns the picture of a post and its description. Themes have many names for it. */
function readImage(fields: Fields): { src: string; alt: string } {
  const names = [
    'image',
    'cover',
    'featured_image',
    'featuredimage',
    'thumbnail',
    'hero',
    'heroimage',
    'images',
    'header',
  ]
  const image = [names.map((name) => fields[name]).find(Boolean)].flat()[0]
  const alt = first(fields, 'image_alt', 'imagealt', 'cover_alt', 'heroimagealt')
  if (typeof image !== 'object' || image === null) return { src: toText(image), alt }
  const parts = toFields(image)
  const src = first(parts, 'src', 'url', 'path', 'image', 'overlay_image', 'relative', 'teaser')
  return { src, alt: alt || first(parts, 'alt', 'image_description') }
}

function readSearchFields(fields: Fields, summary: string) {
  const seo = toFields(fields.seo)
  const description = first(fields, 'description')
  return {
    seoTitle: first(fields, 'seo_title', 'seotitle', 'meta_title', 'metatitle') || first(seo, 'title'),
    seoDescription:
      first(fields, 'seo_description', 'seodescription', 'meta_description', 'metadescription') ||
      first(seo, 'description') ||
      (description === summary ? '' : description),
    canonical:
      first(fields, 'canonical', 'canonical_url', 'canonicalurl', 'canonical_link') ||
      first(seo, 'canonical', 'canonical_url', 'canonicalurl'),
  }
}

/** Returns the names in a field. Jekyll separates them with spaces, if there is no comma. */
const toNames = (value: unknown, { isJekyll }: Generator): string[] =>
  isJekyll && typeof value === 'string' && !value.includes(',') ? value.split(/\s+/).filter(Boolean) : toTexts(value)

/** Returns the addresses of a post in the old site: those it says, and the one that its generator gives it. */
function toPaths({ file, fields }: Source, categories: string[], { site, rule }: Generator): string[] {
  const [permalink = '', ...others] = [fields.permalink, fields.url, fields.aliases, fields.redirect_from].flatMap(
    (value) => (Array.isArray(value) ? value.map(toText) : [toText(value)]),
  )
  const date = toText(fields.date).slice(0, 10) || toName(file).date
  const own = permalink.includes(':') || permalink === '' ? permalink || rule : ''
  const address = own ? toOldAddress({ file, date, categories, rule: own }) : permalink
  const paths = [address, ...others].filter(Boolean).map((old) => toOldPath(old, site))
  return [...new Set(paths.filter(Boolean))]
}

function toPost(source: Source, generator: Generator): OldPost {
  const { file, fields, body, changed } = source
  const { slug, date } = toName(file)
  const { src, alt } = readImage(fields)
  const isDraft = fields.draft === true || fields.published === false || /(?:^|\/)_?drafts\//.test(file)
  const categories = [toTexts(fields.category), toNames(fields.categories, generator)].flat()
  const summary = first(fields, 'summary', 'description', 'excerpt', 'subtitle')
  const { html, left } = toBody(source, generator)
  const notes = [...source.notes]
  if (body.length > MAX_BODY) notes.push('Its text is too long and was cut.')
  if (left.length > 0) notes.push(`Its text uses what only the old site can show: ${left.join(', ')}.`)
  return {
    source: `markdown ${file}`,
    title: first(fields, 'title') || slug,
    summary,
    body: html,
    // Generators publish a post with a later date only then.
    state: isDraft ? 'draft' : 'scheduled',
    at: toTime(fields.date ?? fields.pubdate ?? fields.publishdate ?? date) || changed.toISOString(),
    updatedAt: toTime(fields.lastmod ?? fields.updated ?? fields.updateddate ?? fields.modified ?? ''),
    author: first(fields, 'author', 'authors'),
    categories,
    tags: [toNames(fields.tags, generator), toTexts(fields.tag), toTexts(fields.keywords)].flat(),
    slug: first(fields, 'slug') || slug,
    image: toPicture(src, file),
    imageAlt: alt,
    ...readSearchFields(fields, summary),
    paths: isDraft ? [] : toPaths(source, categories, generator),
    picturePaths: [],
    linkedAs: [`/${file}`],
    notes,
  }
}

const isPage = ({ layout, type }: Fields) => layout === 'page' || layout === 'home' || type === 'page'

/** Returns Jekyll's rule for addresses. */
async function readRule(folder: string): Promise<string> {
  const config = await readFile(path.join(folder, '_config.yml'), 'utf8').catch(() => '')
  const found = tryFrontMatter(`---\n${config}\n---\n`)
  return (found !== 'unreadable' && toText(found?.fields.permalink)) || 'date'
}

const LEFT = {
  page: 'page',
  others: 'file without front matter',
  unreadable: 'file whose front matter cannot be read',
} as const

/** Opens a folder of Markdown files with front matter (YAML or TOML), such as those of Jekyll, Hugo or Astro. */
export async function readMarkdown(folder: string, site: string): Promise<OldSite> {
  const files = (await listFiles(folder)).filter((file) => /\.(?:md|markdown|mdx)$/i.test(file)).sort()
  if (files.length === 0) throw new ImportError(`There are no Markdown files in ${folder}.`)
  const isJekyll = files.some(isJekyllPost) && !files.some((file) => file.startsWith('content/'))
  const generator = { site, isJekyll, rule: await readRule(folder), findFile: createFileFinder(files) }
  const left: Record<string, number> = { [LEFT.others]: 0 }
  const unreadable: string[] = []
  async function* readPosts() {
    const counts = { page: 0, others: 0 }
    unreadable.length = 0
    for (const file of files) {
      const place = path.join(folder, file)
      const { size, mtime: changed } = await stat(place)
      const found = size > MAX_BODY * 4 ? null : tryFrontMatter(await readFile(place, 'utf8'))
      if (found === 'unreadable') unreadable.push(file)
      else if (!found) counts.others += 1
      else if (isPage(found.fields) || isPageFile(file, files)) counts.page += 1
      else yield toPost({ file, changed, ...found }, generator)
    }
    left[LEFT.others] = counts.others
    left[LEFT.unreadable] = unreadable.length
    if (counts.page > 0) left[LEFT.page] = counts.page
  }
  return { system: 'Markdown', url: site, readPosts, addresses: [], left, unreadable }
}
