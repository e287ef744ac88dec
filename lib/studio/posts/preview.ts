import 'server-only'
import { cardUrl } from '../../art/card-url.ts'
import { toPostSubject } from '../../art/get-scene.ts'
import { getTeam } from '../../backend/embedded/read-content.ts'
import type { Database } from '../../db/database.ts'
import type { DraftRow } from '../../db/schema.ts'
import { toPostPath } from '../../format/post-path.ts'
import { formatReadTime } from '../../format/read-time.ts'
import { toSummary } from '../../format/text.ts'
import { getAuthor, getProfile } from '../../insights/blog/author.ts'
import { SEARCH_LIMITS } from '../../limits.ts'
import { getImageSources } from '../../pictures/media.ts'
import { toPictureAlt, toPictureUrl } from '../../pictures/picture-url.ts'
import { renderRichText, renderShortText } from '../../rich-text/safe-html.ts'
import { readShortText } from '../../rich-text/short-text.ts'
import { routes } from '../../routes.ts'
import { toFullUrl } from '../../seo/address.ts'
import { toCardText } from '../../seo/article.ts'
import { readCanonical } from '../../seo/canonical.ts'
import { toContent, toTidy } from './columns.ts'
import type { PostContent } from './post-content.ts'

/** A post as visitors, search engines and social networks would show it. `html` and `subTitleHtml` are safe. */
export type PostPreview = Pick<PostContent, 'title' | 'subTitle' | 'category' | 'tags' | 'author' | 'level'> & {
  html: string
  /** Whether the text is too long for a preview. */
  isTooLong: boolean
  subTitleHtml?: string
  readTime: string
  image: string
  imageAlt: string
  authorImage: string
  /** The full address that search results will show. */
  address: string
  /** Its title in search results. */
  searchTitle: string
  description: string
  card: string
  date: string
}

/** The maximum length of a rendered body, in characters. Longer ones would block the server after each save. */
const MAX_BODY = 1_000_000

/** Returns the post as it would look if it were published now. */
export async function toPreview(db: Database, row: DraftRow, now = new Date()): Promise<PostPreview> {
  const content = toTidy(toContent(row))
  const { title, category } = content
  const { text: subTitle, delta } = readShortText(content.subTitle)
  const author = getAuthor(content)
  const isTooLong = content.body.length > MAX_BODY
  const { html, plainText, words } = renderRichText(isTooLong ? '' : content.body, getImageSources())
  const searchTitle = content.seoTitle || title
  const card = toCardText({ title: searchTitle, category: category || null, image: content.image })
  return {
    ...content,
    subTitle,
    ...(delta && { subTitleHtml: renderShortText(delta, 1) }),
    author,
    html,
    isTooLong,
    readTime: formatReadTime(null, words),
    imageAlt: toPictureAlt(content),
    image: toPictureUrl(content.image, 'cover', toPostSubject(content)),
    authorImage: toPictureUrl(getProfile(author.name, await getTeam(db)).image, 'monogram', author.name),
    searchTitle,
    address: readCanonical(content.canonical) ?? toFullUrl(routes.post(toPostPath({ ...content, id: row.id }))),
    description: toSummary(content.seoDescription || subTitle || plainText, SEARCH_LIMITS.description),
    card: cardUrl(card),
    date: row.publishedAt ?? row.publishAt ?? now.toISOString(),
  }
}
