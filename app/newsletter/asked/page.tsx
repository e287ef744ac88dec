import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { subscription } from '@/lib/content/subscription'

const { title, text, action } = subscription.asked

export const metadata: Metadata = { title, robots: { index: false } }

export default function AskedPage() {
  return <ConfirmationPage title={title} text={text} action={action} newsletter={false} />
}
