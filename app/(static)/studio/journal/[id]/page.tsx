import type { Metadata } from 'next'
import { ArticleEditor } from '@/components/studio/ArticleEditor/ArticleEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { articleCopy } from '@/lib/studio/copy/studio-articles'

export const metadata: Metadata = { title: articleCopy.title, robots: { index: false } }

/** One page serves all articles. The browser reads the id from the address. */
export const generateStaticParams = () => [{ id: 'article' }]

export default function ArticlePage() {
  return (
    <StudioPage area="content" hasEditor>
      <ArticleEditor />
    </StudioPage>
  )
}
