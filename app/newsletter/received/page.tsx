import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { confirmations } from '@/lib/content/confirmations'
import { forwarding } from '@/lib/content/forwarding'

const { title, text } = forwarding.page

export const metadata: Metadata = { title, robots: { index: false } }

/** Where the newsletter box ends without scripts while the backend is away. */
export default function NewsletterReceivedPage() {
  return <NoticePage title={title} text={text} action={confirmations.subscribed.action} newsletter={false} />
}
