import type { Metadata } from 'next'
import { PostEditor } from '@/components/studio/PostEditor/PostEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studioPosts } from '@/lib/studio/copy/studio-posts'

export const metadata: Metadata = { title: studioPosts.edit.title, robots: { index: false } }

/** One page for all posts: the browser reads the id. */
export const generateStaticParams = () => [{ id: 'post' }]

export default function PostPage() {
  return (
    <StudioPage area="posts" hasEditor>
      <PostEditor />
    </StudioPage>
  )
}
