import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { confirmations } from '@/lib/content/confirmations'

export const metadata: Metadata = { title: confirmations.subscribed.title, robots: { index: false } }

export default function SubscribedPage() {
  return <ConfirmationPage {...confirmations.subscribed} newsletter={false} />
}
