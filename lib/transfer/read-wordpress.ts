import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'
import { escapeHtml } from '../format/escape-html.ts'
import { trimSlashes } from '../format/trim-slashes.ts'
import { ImportError, MAX_BODY, type OldAddress, type OldPost, type OldSite, toOldPath, toTime } from './old-post.ts'
import { resolveSearchTemplate, type SearchVariables } from './search-template.ts'

/** An item of an export (WXR): a post, a page, a picture, a menu entry. Fields have the names of their elements. */
type Item = {
  fields: Record<string, string>
  categories: string[]
  tags: string[]
  meta: Record<string, string>
}

type Category = { name: string; parent: string }

type Picture = { url: string; alt: string; caption: string; parent: string; page: string }

/** What stands before the items, and the pictures among them. */
type Channel = {
  site: string
  authors: Map<string, string>
  categories: Map<string, Category>
  tags: string[]
  pages: string[]
  pictures: Map<string, Picture>
  /** The pictures by the post that they were uploaded for. */
  picturesOf: Map<string, Picture[]>
  left: Record<string, number>
}

const FIELDS = new Set(
  'title link guid dc:creator content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt wp:post_modified_gmt wp:post_name wp:status wp:post_type wp:post_parent wp:post_password wp:attachment_url'.split(
    ' ',
  ),
)

const createItem = (): Item => ({ fields: {}, categories: [], tags: [], meta: {} })

/** The elements of the channel that are wanted, each with its parts. */
const CHANNEL = new Set(['wp:author', 'wp:category', 'wp:tag'])

type Found = { item: Item } | { name: string; parts: Record<string, string> }

/** Reads an export piece by piece, so that its size does not matter. Throws ImportError if it is not a WXR file. */
async function* readItems(file: string): AsyncGenerator<Found> {
  const ready: Found[] = []
  const path: string[] = []
  let item: Item | null = null
  let parts: Record<string, string> | null = null
  let domain = ''
  let text = ''
  let isExport = false
  const close = (name: string) => {
    if (item) {
      if (name === 'item') {
        ready.push({ item })
        item = null
      } else if (name === 'category') {
        if (domain === 'category') item.categories.push(text.trim())
        if (domain === 'post_tag') item.tags.push(text.trim())
      } else if (name === 'wp:meta_key') item.meta[''] = text
      else if (name === 'wp:meta_value') item.meta[item.meta[''] ?? ''] = text
      else if (FIELDS.has(name) && path.at(-1) === 'item') item.fields[name] = text
    } else if (CHANNEL.has(name) && parts) {
      ready.push({ name, parts })
      parts = null
    } else if (parts) parts[name] = text
    else if (path.at(-1) === 'channel' && name === 'link') ready.push({ name, parts: { link: text.trim() } })
    text = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'channel' && path.at(-1) === 'rss') isExport = true
        if (name === 'item') item = createItem()
        if (!item && CHANNEL.has(name)) parts = {}
        if (name === 'category') domain = attributes.domain ?? ''
        path.push(name)
        text = ''
      },
      ontext(more) {
        if (text.length <= MAX_BODY) text += more
      },
      onclosetag(name) {
        path.pop()
        close(name)
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk as string)
    yield* ready.splice(0)
  }
  parser.end()
  yield* ready.splice(0)
  if (!isExport) throw new ImportError('This XML file is not an export of WordPress (WXR).')
}

async function readChannel(file: string): Promise<Channel> {
  const channel: Channel = {
    site: '',
    authors: new Map(),
    categories: new Map(),
    tags: [],
    pages: [],
    pictures: new Map(),
    picturesOf: new Map(),
    left: {},
  }
  for await (const found of readItems(file)) {
    if ('item' in found) {
      const { fields, meta } = found.item
      const type = fields['wp:post_type'] ?? ''
      if (type === 'attachment') channel.pictures.set(fields['wp:post_id'] ?? '', toPicture(fields, meta))
      else if (type !== 'post') channel.left[type] = (channel.left[type] ?? 0) + 1
      if (type === 'page' && fields['wp:status'] === 'publish') channel.pages.push(fields.link ?? '')
      continue
    }
    const { name, parts } = found
    if (name === 'link') channel.site ||= parts.link ?? ''
    if (name === 'wp:author')
      channel.authors.set(
        parts['wp:author_login'] ?? '',
        parts['wp:author_display_name'] || parts['wp:author_login'] || '',
      )
    if (name === 'wp:category')
      channel.categories.set(parts['wp:category_nicename'] ?? '', {
        name: parts['wp:cat_name'] ?? '',
        parent: parts['wp:category_parent'] ?? '',
      })
    if (name === 'wp:tag') channel.tags.push(parts['wp:tag_slug'] ?? '')
  }
  channel.picturesOf = Map.groupBy(channel.pictures.values(), ({ parent }) => parent)
  return channel
}

const toPicture = (fields: Item['fields'], meta: Item['meta']): Picture => ({
  url: fields['wp:attachment_url'] || fields.guid || '',
  alt: meta._wp_attachment_image_alt ?? '',
  caption: fields['excerpt:encoded'] ?? '',
  parent: fields['wp:post_parent'] ?? '',
  page: fields.link ?? '',
})

/** Returns the pictures of a gallery as HTML. Without ids it shows those that were uploaded for the post. */
function toGallery(attributes: string, post: string, { pictures, picturesOf }: Channel): string {
  const [, ids] = /\bids=["']?([\d,\s]{1,2000})/.exec(attributes) ?? []
  const shown = ids ? ids.split(',').flatMap((id) => pictures.get(id.trim()) ?? []) : (picturesOf.get(post) ?? [])
  return shown
    .map(({ url, alt, caption }) => {
      const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
      return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`
    })
    .join('\n')
}

/** Returns what Yoast or Rank Math keep of a post for search engines, with their variables resolved. */
function readSearchFields(meta: Item['meta'], variables: SearchVariables, notes: string[]) {
  const get = (yoast: string, rankMath: string, what: string) => {
    const [plugin, template] = meta[yoast]
      ? (['yoast', meta[yoast]] as const)
      : (['rank-math', meta[rankMath]] as const)
    const { text, unknown } = resolveSearchTemplate(template ?? '', plugin, variables)
    if (unknown) notes.push(`Its ${what} has the variable ${unknown} and was left out.`)
    return unknown ? '' : text
  }
  return {
    seoTitle: get('_yoast_wpseo_title', 'rank_math_title', 'search headline'),
    seoDescription: get('_yoast_wpseo_metadesc', 'rank_math_description', 'search description'),
    canonical: meta._yoast_wpseo_canonical || meta.rank_math_canonical_url || '',
  }
}

const GALLERY = /\[gallery([^[\]]{0,1000})\]/g
/** The states of WordPress. Others (trash, auto-draft, inherit) are not carried over. */
const STATES: Record<string, OldPost['state']> = {
  publish: 'published',
  private: 'draft',
  draft: 'draft',
  pending: 'draft',
  future: 'scheduled',
}

function toPost({ fields, categories, tags, meta }: Item, channel: Channel): OldPost | null {
  const { site, authors, pictures, picturesOf } = channel
  const get = (name: string) => fields[name] ?? ''
  const said = STATES[get('wp:status')]
  if (!said) return null
  const notes: string[] = []
  if (get('wp:status') === 'private') notes.push('It was private, and is a draft now.')
  if (get('wp:post_password')) notes.push('It had a password, and is a draft now.')
  if (get('content:encoded').length > MAX_BODY) notes.push('Its text is too long and was cut.')
  const [picture] = [pictures.get(meta._thumbnail_id ?? '')]
  const id = get('wp:post_id')
  const toDate = (name: string) => (get(name).startsWith('0000') ? '' : toTime(`${get(name).replace(' ', 'T')}Z`))
  const body = get('content:encoded')
    .slice(0, MAX_BODY)
    .replace(GALLERY, (_, attributes: string) => toGallery(attributes, id, channel))
  const at = toDate('wp:post_date_gmt') || toDate('wp:post_date') || toDate('wp:post_modified_gmt')
  const variables = {
    title: get('title'),
    excerpt: get('excerpt:encoded'),
    excerpt_only: get('excerpt:encoded'),
    category: categories.join(', '),
    primary_category: categories[0] ?? '',
    tag: tags.join(', '),
    tags: tags.join(', '),
    focuskw: meta._yoast_wpseo_focuskw ?? meta.rank_math_focus_keyword ?? '',
  }
  return {
    source: `wordpress ${get('guid') || `${site}/?p=${id}`}`,
    title: get('title'),
    summary: get('excerpt:encoded'),
    body,
    state: get('wp:post_password') ? 'draft' : said,
    at,
    updatedAt: toDate('wp:post_modified_gmt'),
    author: authors.get(get('dc:creator')) ?? get('dc:creator'),
    // "Uncategorized" is what WordPress writes when the author chose nothing.
    categories: categories.filter((name) => name.toLowerCase() !== 'uncategorized'),
    tags,
    slug: get('wp:post_name'),
    image: picture?.url ?? '',
    imageAlt: picture?.alt ?? '',
    ...readSearchFields(meta, variables, notes),
    paths:
      said === 'draft' ? [] : [get('link'), get('guid')].map((address) => toOldPath(address, site)).filter(Boolean),
    picturePaths: (picturesOf.get(id) ?? []).map(({ page }) => page && toOldPath(page, site)).filter(Boolean),
    linkedAs: [],
    notes,
  }
}

/** Returns the address of a category below its parents. */
function toCategoryPath(slug: string, categories: Channel['categories']): string {
  const path = [slug]
  let parent = categories.get(slug)?.parent
  while (parent && !path.includes(parent)) {
    path.unshift(parent)
    parent = categories.get(parent)?.parent
  }
  return path.join('/')
}

/** Returns the addresses of lists, the feed and the pages. The blog may be in a folder of its server. */
function toAddresses({ site, authors, categories, tags, pages }: Channel): OldAddress[] {
  const base = trimSlashes(URL.parse(site)?.pathname ?? '/').replace(/\/$/, '')
  const toList = (path: string): OldAddress => ({ path: `${base}${path}`, kind: 'list' })
  return [
    ...[...categories].map(([slug, { name }]) => ({
      path: `${base}/category/${toCategoryPath(slug, categories)}`,
      category: name,
    })),
    ...tags.map((slug) => toList(`/tag/${slug}`)),
    ...[...authors.keys()].map((login) => toList(`/author/${login}`)),
    { path: `${base}/feed`, kind: 'feed' },
    ...pages.map((link): OldAddress => ({ path: toOldPath(link, site), kind: 'page' })),
  ]
}

/** Opens an export of WordPress: Tools, Export, All content. Reads the file twice, each time in pieces. */
export async function readWordpress(file: string): Promise<OldSite> {
  const channel = await readChannel(file)
  async function* readPosts() {
    for await (const found of readItems(file)) {
      if (!('item' in found) || found.item.fields['wp:post_type'] !== 'post') continue
      const post = toPost(found.item, channel)
      if (post) yield post
    }
  }
  return { system: 'WordPress', url: channel.site, readPosts, addresses: toAddresses(channel), left: channel.left }
}
