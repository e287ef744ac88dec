import type { Metadata } from 'next'
import { PostEditor } from '@/components/studio/PostEditor/PostEditor'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studioPosts } from '@/lib/studio/copy/studio-posts'

export const metadata: Metadata = { title: studioPosts.edit.title, robots: { index: false } }

/** One page serves all posts. The browser reads the id from the address. */
export const generateStaticParams = () => [{ id: 'post' }]

export default function PostPage() {
  return (
    <StudioPage area="posts" hasEditor>
      <PostEditor />
    </StudioPage>
  )
}
