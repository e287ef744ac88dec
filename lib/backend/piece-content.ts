import { z } from 'zod'
import { toSummary } from '../format/text.ts'
import { PIECE_LIMITS } from '../limits.ts'

/** The parts of the content that case studies and journal articles both have. */
export type PieceContent = {
  title: string
  /** An ISO date, or empty. */
  publishedDate: string
  tags: string[]
  /** A storage key or an address, or empty. */
  image: string
  heroImage: string
  slug: string
  meta: { title: string; description: string }
}

/** The characters of a description that search results show. */
const MAX_DESCRIPTION = 155

/** Returns the schema of a text. PostgreSQL cannot store U+0000, which is removed. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .overwrite((value) => value.replaceAll('\0', ''))

export const line = text(PIECE_LIMITS.line)
export const short = text(PIECE_LIMITS.short)
export const long = text(PIECE_LIMITS.long)

/** Returns the schema of a list. */
export const rows = <Row extends z.ZodType>(row: Row, max: number = PIECE_LIMITS.rows) =>
  z.array(row).max(max, `must be at most ${max}`)

/** The schemas of the parts that both have. */
export const shared = {
  title: line,
  publishedDate: z.union([z.literal(''), z.iso.date('must be a date')]),
  tags: rows(text(80), PIECE_LIMITS.tags),
  image: text(500),
  heroImage: text(500),
  slug: text(120),
  meta: z.object({ title: line, description: short }),
}

/** Returns the lines that have a text, trimmed. */
export const toLines = (value: string): string[] => value.split('\n').flatMap((each) => each.trim() || [])

/** Returns these parts as visitors see them. `summary` is the description if there is none. */
export const toShownPiece = (id: string, slug: string, content: PieceContent, summary: string) => ({
  id,
  slug,
  ...(content.image && { image: content.image }),
  ...(content.heroImage && { heroImage: content.heroImage }),
  meta: {
    title: content.meta.title.trim() || content.title,
    description: content.meta.description.trim() || toSummary(summary, MAX_DESCRIPTION),
  },
  title: content.title,
  publishedDate: content.publishedDate,
  tags: content.tags,
})

type FilePiece = {
  title: string
  publishedDate: string
  tags: readonly string[]
  image?: string
  heroImage?: string
  meta: { title: string; description: string }
}

/** Returns what people edit of these parts of the content files. */
export const toPieceContent = ({ title, publishedDate, tags, image, heroImage, meta }: FilePiece): PieceContent => ({
  title,
  publishedDate,
  tags: [...tags],
  image: image ?? '',
  heroImage: heroImage ?? '',
  slug: '',
  meta: { title: meta.title, description: meta.description },
})
