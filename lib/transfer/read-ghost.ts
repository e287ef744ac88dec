import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ImportError, MAX_BODY, type OldAddress, type OldPost, type OldSite, toOldPath, toTime } from './old-post.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const postSchema = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  custom_excerpt: text,
  feature_image: text,
  status: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  visibility: text,
  published_at: z.unknown().optional(),
  created_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  canonical_url: text,
  // Ghost 2 and earlier have these here.
  meta_title: text,
  meta_description: text,
  image: text,
  author_id: id.nullish(),
})

const linkSchema = z.object({ post_id: id, sort_order: z.number().nullish() })

const dataSchema = z.object({
  posts: z.array(postSchema),
  posts_meta: z
    .array(z.object({ post_id: id, feature_image_alt: text, meta_title: text, meta_description: text }))
    .default([]),
  tags: z.array(z.object({ id, name: text, slug: text, visibility: text })).default([]),
  posts_tags: z.array(linkSchema.extend({ tag_id: id })).default([]),
  users: z.array(z.object({ id, name: text, slug: text })).default([]),
  posts_authors: z.array(linkSchema.extend({ author_id: id })).default([]),
})

type Data = z.infer<typeof dataSchema>

/** Ghost exports are one JSON text. A larger one would not fit into memory twice. */
const MAX_BYTES = 500_000_000

/** Groups the rows of a table by post, in the order that the post shows them in. */
function byPost<Row extends z.infer<typeof linkSchema>>(rows: readonly Row[]): Map<string, Row[]> {
  const sorted = rows.toSorted((one, next) => (one.sort_order ?? 0) - (next.sort_order ?? 0))
  return Map.groupBy(sorted, ({ post_id }) => post_id)
}

/** Ghost writes this instead of the site's own address. */
const OWN = '__GHOST_URL__'

function* toPosts(data: Data, site: string): Generator<OldPost> {
  const tagsOf = byPost(data.posts_tags)
  const authorsOf = byPost(data.posts_authors)
  const tags = new Map(data.tags.map((tag) => [tag.id, tag]))
  const users = new Map(data.users.map((user) => [user.id, user.name]))
  const metas = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  for (const post of data.posts) {
    if (isPage(post)) continue
    // Names that begin with a hash are for the theme.
    const names = (tagsOf.get(post.id) ?? []).flatMap(({ tag_id }) => {
      const tag = tags.get(tag_id)
      return tag && tag.visibility !== 'internal' && !tag.name.startsWith('#') ? [tag.name] : []
    })
    const [first] = authorsOf.get(post.id) ?? []
    const meta = metas.get(post.id)
    const notes: string[] = []
    if (!post.html) notes.push('The export has no HTML of its text.')
    if (post.html.length > MAX_BODY) notes.push('Its text is too long and was cut.')
    const isClosed = post.visibility !== '' && post.visibility !== 'public'
    if (isClosed) notes.push('It was for members only, and is a draft now.')
    const states: Record<string, OldPost['state']> = {
      published: 'published',
      sent: 'published',
      scheduled: 'scheduled',
    }
    yield {
      source: `ghost ${post.id}`,
      title: post.title,
      summary: post.custom_excerpt,
      body: post.html.slice(0, MAX_BODY).replaceAll(OWN, site),
      state: isClosed ? 'draft' : (states[post.status] ?? 'draft'),
      at: toTime(post.published_at) || toTime(post.created_at),
      updatedAt: toTime(post.updated_at),
      author: users.get(first?.author_id ?? post.author_id ?? '') ?? '',
      categories: names.slice(0, 1),
      tags: names,
      slug: post.slug,
      image: (post.feature_image || post.image).replaceAll(OWN, site),
      imageAlt: meta?.feature_image_alt ?? '',
      seoTitle: meta?.meta_title || post.meta_title,
      seoDescription: meta?.meta_description || post.meta_description,
      canonical: post.canonical_url.replaceAll(OWN, site),
      paths: post.slug && states[post.status] ? [toOldPath(`/${post.slug}/`, site)] : [],
      picturePaths: [],
      linkedAs: [],
      notes,
    }
  }
}

const isPage = ({ type, page }: z.infer<typeof postSchema>) => type === 'page' || page === true || page === 1

/**
 * Opens an export of Ghost: Settings, Labs, Export. `site` is the address of the old site, which the export does not
 * contain. Throws ImportError.
 */
export async function readGhost(file: string, site: string): Promise<OldSite> {
  const bytes = await readFile(file)
  if (bytes.length > MAX_BYTES) throw new ImportError('The export is larger than 500 MB.')
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    throw new ImportError('This file is not JSON.')
  }
  const envelope = z.object({ db: z.array(z.object({ data: z.unknown() })).min(1) }).or(z.object({ data: z.unknown() }))
  const found = envelope.safeParse(value).data
  const data = dataSchema.safeParse(found && ('db' in found ? found.db[0]?.data : found.data))
  if (!data.success) throw new ImportError('This JSON file is not an export of Ghost.')
  const pages = data.data.posts.filter(isPage).length
  async function* readPosts() {
    yield* toPosts(data.data as Data, site)
  }
  const publicTags = data.data.tags.filter(({ visibility }) => visibility !== 'internal')
  const categories = publicTags.map(({ slug, name }) => ({ path: `/tag/${slug}`, category: name }))
  const authors = data.data.users.map(({ slug }) => ({ path: `/author/${slug}`, kind: 'list' as const }))
  const pagePaths = data.data.posts.filter(isPage).map(({ slug }) => ({ path: `/${slug}`, kind: 'page' as const }))
  const addresses: OldAddress[] = [...categories, ...authors, ...pagePaths, { path: '/rss', kind: 'feed' }]
  return { system: 'Ghost', url: site, readPosts, addresses, left: pages > 0 ? { page: pages } : {} }
}
