import type { ArticleContent } from '@/lib/backend/article-content'
import { routes } from '@/lib/routes'
import { articleCopy, articleFields } from '@/lib/studio/copy/studio-articles'
import { createKind } from '../PieceEditor/create-kind'
import { ArticleFields } from './ArticleFields'
import { ArticlePreview } from './ArticlePreview'

export const articleKind = createKind<ArticleContent>({
  name: 'article',
  calls: 'articles',
  heading: articleCopy.title,
  labels: articleFields,
  words: articleCopy.words,
  toHref: ({ id, slug }) => routes.journalArticle(slug ?? id),
  Fields: ArticleFields,
  Preview: ArticlePreview,
})
