import { isSceneKey } from '../../art/scene-key.ts'
import 'server-only'
import { toSummary } from '../../format/text.ts'
import { SEARCH_LIMITS } from '../../limits.ts'
import { findAltError } from '../../pictures/alt-text.ts'
import type { Delta } from '../../rich-text/delta-ops.ts'
import { get, getAttribute, isTag, type Markup, type Tag, toText } from '../../rich-text/markup.ts'
import { readSource } from '../../rich-text/read-source.ts'
import { readShortText } from '../../rich-text/short-text.ts'
import type { LinkFinding } from './check-links.ts'
import type { PostContent } from './post-content.ts'
import { isEmptyBody } from './text-blocks.ts'

/** The codes of findings. `title` and `body` prevent publishing. All others only warn. */
export type CheckCode =
  | 'title'
  | 'body'
  | 'title-long'
  | 'summary'
  | 'summary-long'
  | 'category'
  | 'tags'
  | 'picture-alt'
  | 'text-alt'
  | 'file-name-alt'
  | 'heading-order'
  | 'heading-empty'
  | 'embed'
  | `link-${LinkFinding['kind']}`

/** A finding to look at before publishing. `subject` is the link, heading or picture. */
export type PostFinding = { code: CheckCode; subject?: string }

/** Returns the elements of a piece in document order. */
const getElements = (piece: Markup): Tag[] => (isTag(piece) ? [piece, ...piece.children.flatMap(getElements)] : [])

const parse = (text: Delta | string) => readSource(text).flatMap(getElements)

/** Returns the elements of the summary, if it has formats, and those of the body. Each has its own order of headings. */
const parseTexts = ({ subTitle, body }: PostContent) => [parse(readShortText(subTitle).delta ?? ''), parse(body)]

/** Returns the addresses of the links in a post. */
export const findLinks = (content: PostContent): string[] =>
  parseTexts(content)
    .flat()
    .flatMap((node) => {
      const href = node.tag === 'a' ? get(node, 'href') : ''
      return href ? [href.trim()] : []
    })

function* checkText(elements: Tag[]): Generator<PostFinding> {
  let level = 1
  for (const node of elements) {
    const src = node.tag === 'img' ? get(node, 'src') : ''
    const alt = get(node, 'alt').trim()
    if (node.tag === 'img' && alt === '') yield { code: 'text-alt', subject: src }
    else if (node.tag === 'img' && findAltError(alt, false)) yield { code: 'file-name-alt', subject: alt }
    if (getAttribute(node, 'data-embed') !== null) yield { code: 'embed', subject: get(node, 'href') }
    const heading = Number(/^h([1-6])$/.exec(node.tag)?.[1])
    if (!heading) continue
    const text = toText(node).trim()
    if (text === '') yield { code: 'heading-empty' }
    // An article's headings start at the first or second level.
    else if (heading > Math.max(level, 1) + 1) yield { code: 'heading-order', subject: text }
    level = heading
  }
}

function* checkFields({
  title,
  category,
  tags,
  image,
  imageAlt,
  body,
  ...content
}: PostContent): Generator<PostFinding> {
  const subTitle = readShortText(content.subTitle).text
  if (title.trim() === '') yield { code: 'title' }
  if (isEmptyBody(body)) yield { code: 'body' }
  if ((content.seoTitle.trim() || title.trim()).length > SEARCH_LIMITS.title) yield { code: 'title-long' }
  if (subTitle.trim() === '') yield { code: 'summary' }
  else if (toSummary(content.seoDescription || subTitle, SEARCH_LIMITS.description).endsWith('…'))
    yield { code: 'summary-long' }
  if (category === '') yield { code: 'category' }
  if (tags.length === 0) yield { code: 'tags' }
  const isPhotograph = image !== '' && !isSceneKey(image)
  if (isPhotograph && imageAlt.trim() === '') yield { code: 'picture-alt' }
  else if (isPhotograph && findAltError(imageAlt, false)) yield { code: 'file-name-alt', subject: imageAlt }
}

/** Checks everything in a post except its links. */
export const checkPost = (content: PostContent): PostFinding[] => [
  ...checkFields(content),
  ...parseTexts(content).flatMap((elements) => [...checkText(elements)]),
]
