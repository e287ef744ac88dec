'use client'

import { useParams } from 'next/navigation'
import { studio } from '@/lib/content/studio'
import { toPostCall } from '@/lib/studio/posts/engine.client'
import type { PostDraft } from '@/lib/studio/posts/types'
import { useStudio } from '../use-studio'
import { PostDesk } from './PostDesk'

/** The post that the address names, to be written. */
export function PostEditor() {
  const { id } = useParams<{ id: string }>()
  const { data, error, mutate } = useStudio<PostDraft>(toPostCall(decodeURIComponent(id)))
  if (data)
    return <PostDesk key={data.id} draft={data} onDraft={(draft) => void mutate(draft, { revalidate: false })} />
  if (!error) return <p role="status">{studio.loading}</p>
  return (
    <hgroup role="alert">
      <h1>{error.problem.title}</h1>
      <p>{error.problem.detail}</p>
    </hgroup>
  )
}
