import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { subscription } from '@/lib/content/subscription'

const { title, text, action } = subscription.asked

export const metadata: Metadata = { title, robots: { index: false } }

export default function AskedPage() {
  return <NoticePage title={title} text={text} action={action} newsletter={false} />
}
