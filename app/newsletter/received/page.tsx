import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { confirmations } from '@/lib/content/confirmations'
import { forwarding } from '@/lib/content/forwarding'

const { title, text } = forwarding.page

export const metadata: Metadata = { title, robots: { index: false } }

/** Where the newsletter box ends without scripts while the backend is away. */
export default function NewsletterReceivedPage() {
  return <ConfirmationPage title={title} text={text} action={confirmations.subscribed.action} newsletter={false} />
}
