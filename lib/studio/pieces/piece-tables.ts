import type { z } from 'zod'
import { parseDiagram } from '../../art/diagram/parse-diagram.ts'
import { type ArticleContent, articleContentSchema, EMPTY_ARTICLE, toArticle } from '../../backend/article-content.ts'
import type { PieceContent } from '../../backend/piece-content.ts'
import { EMPTY_STUDY, type StudyContent, studyContentSchema } from '../../backend/study-content.ts'
import { routes } from '../../routes.ts'

/** Where case studies or journal articles are stored, and what differs between them. */
export type PieceTable<Content extends PieceContent> = {
  table: 'caseStudies' | 'articles'
  /** The kind in the order, in the list of changes, and in the ids of versions. */
  kind: 'study' | 'article'
  schema: z.ZodType<Content>
  empty: Content
  toAddress: (slug: string) => string
  /** Returns errors by field if a content cannot be published. */
  findErrors: (content: Content) => Record<string, string>
}

/** A table for code that does not read the content. */
// biome-ignore lint/suspicious/noExplicitAny: a content belongs to its own table.
export type AnyTable = PieceTable<any>

const REQUIRED = 'is required'

/** Returns an error for each missing text. */
const findMissing = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [] : [[name, REQUIRED]])))

export const studyTable: PieceTable<StudyContent> = {
  table: 'caseStudies',
  kind: 'study',
  schema: studyContentSchema,
  empty: EMPTY_STUDY,
  toAddress: routes.caseStudy,
  findErrors({ title, client, industry, overview, diagram }) {
    const isUndrawable = diagram.trim() !== '' && !parseDiagram(diagram)
    return {
      ...findMissing({ title, client, industry, overview }),
      ...(isUndrawable && { diagram: 'needs lines such as “Till -> Queue: every sale”' }),
    }
  },
}

export const articleTable: PieceTable<ArticleContent> = {
  table: 'articles',
  kind: 'article',
  schema: articleContentSchema,
  empty: EMPTY_ARTICLE,
  toAddress: routes.journalArticle,
  findErrors(content) {
    const { title, excerpt, author } = content
    const hasText = toArticle('', '', content).content.some(({ type }) => type === 'paragraph')
    return {
      ...findMissing({ title, excerpt, 'author.name': author.name }),
      ...(!hasText && { blocks: 'needs a paragraph' }),
    }
  },
}
