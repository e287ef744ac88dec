import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { ownApplication } from '@/lib/content/own-application'

const { title, text, action } = ownApplication.erased

export const metadata: Metadata = { title, robots: { index: false } }

export default function ErasedPage() {
  return <NoticePage title={title} text={text} action={action} newsletter={false} />
}
