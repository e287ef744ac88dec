import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { subscription } from '@/lib/content/subscription'

const { title, text, action } = subscription.ended

export const metadata: Metadata = { title, robots: { index: false } }

export default function EndedPage() {
  return <ConfirmationPage title={title} text={text} action={action} newsletter={false} />
}
