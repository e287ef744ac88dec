import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { confirmations } from '@/lib/content/confirmations'

export const metadata: Metadata = { title: confirmations.subscribed.title, robots: { index: false } }

export default function SubscribedPage() {
  return <NoticePage {...confirmations.subscribed} newsletter={false} />
}
