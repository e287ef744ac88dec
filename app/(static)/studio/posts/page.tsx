import type { Metadata } from 'next'
import { Posts } from '@/components/studio/Posts/Posts'
import { StudioPage } from '@/components/studio/StudioPage/StudioPage'
import { studioPosts } from '@/lib/studio/copy/studio-posts'

export const metadata: Metadata = { title: studioPosts.title, robots: { index: false } }

export default function PostsPage() {
  return (
    <StudioPage area="posts">
      <Posts />
    </StudioPage>
  )
}
