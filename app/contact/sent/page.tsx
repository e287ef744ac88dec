import type { Metadata } from 'next'
import { ConfirmationPage } from '@/components/layout/ConfirmationPage/ConfirmationPage'
import { confirmations } from '@/lib/content/confirmations'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: confirmations.contactSent.title, robots: { index: false } }

export default function ContactSentPage() {
  return <ConfirmationPage active={routes.contact} {...confirmations.contactSent} />
}
