import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { ownApplication } from '@/lib/content/own-application'

const { title, text, action } = ownApplication.erased

export const metadata: Metadata = { title, robots: { index: false } }

export default function ErasedPage() {
  return <ConfirmationPage title={title} text={text} action={action} newsletter={false} />
}
