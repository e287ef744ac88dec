import type { Metadata } from 'next'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { subscription } from '@/content/subscription'

export const metadata: Metadata = { title: subscription.confirm.title, robots: { index: false } }

export default function ConfirmPage() {
  return <LinkPage copy={subscription.confirm} />
}
