import { toSlug } from '../format/slug.ts'
import { toExcerpt, toSummary } from '../format/text.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { lists } from '../listing/lists.ts'
import { isTag, type Markup, toText } from '../rich-text/markup.ts'
import { parseWithinLimits } from '../rich-text/parse-html.ts'
import { EMPTY_CONTENT, type PostContent } from '../studio/posts/post-content.ts'
import type { CleanBody } from './clean-body.ts'
import type { OldPost } from './old-post.ts'

/** How the names of the old site become names of this one. */
export type Names = {
  /** The team, for the designation of authors. */
  team: readonly { name: string; designation: string }[]
  /** Categories of this site by those of the old one, in lower case. */
  categories: ReadonlyMap<string, string>
}

/** The length of a summary that is made from the text. */
const SUMMARY = 200

/** The length of a title that is made from the text. */
const TITLE = 60

const INLINE = [
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]

/** Returns the words of pieces. Other elements than those within a line are separated by spaces. */
function toSpaced(piece: Markup): string {
  if (!isTag(piece)) return toText(piece)
  const words = piece.children.map(toSpaced).join('')
  return isTag(piece, ...INLINE) ? words : ` ${words} `
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the words of HTML or plain text on one line. */
export const toWords = (html: string): string => toOneLine(parseWithinLimits(html)?.map(toSpaced).join('') ?? html)

/** Returns this site's category for one of the old site, or '' if nothing fits. */
export function findCategory(name: string, { categories }: Names): string {
  const wanted = name.trim().toLowerCase()
  const said = categories.get(wanted)
  const own = lists.categories.find(({ value, label }) => [value, label.toLowerCase()].includes(wanted))
  return said ?? own?.label ?? ''
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the content of an old post without its picture and body, which need the new addresses of pictures. */
export function toContent(post: OldPost, body: CleanBody, names: Names): PostContent {
  const title = toWords(post.title).slice(0, 300) || toExcerpt(toWords(post.body), TITLE)
  const category = post.categories.map((name) => findCategory(name, names)).find(Boolean) ?? ''
  const isShown = (name: string) => findCategory(name, names) !== category || category === ''
  const tags = [...new Set([...post.tags, ...post.categories.filter(isShown)].map((tag) => toWords(tag).slice(0, 80)))]
  const author = toWords(post.author).slice(0, 160)
  const member = names.team.find(({ name }) => name.toLowerCase() === author.toLowerCase())
  const summary = toWords(post.summary) || toSummary(toOneLine(body.pieces.map(toSpaced).join(' ')), SUMMARY)
  return {
    ...EMPTY_CONTENT,
    title,
    subTitle: summary.slice(0, TEXT_LIMITS.short),
    category,
    tags: tags.filter((tag) => tag && tag !== category).slice(0, 30),
    author: { name: member?.name ?? author, designation: member?.designation ?? '' },
    slug: toSlug(decode(post.slug) || title),
    imageAlt: toWords(post.imageAlt).slice(0, 500),
  }
}
