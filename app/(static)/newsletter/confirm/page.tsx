import type { Metadata } from 'next'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { subscription } from '@/content/subscription'

export const metadata: Metadata = { title: subscription.confirm.title, robots: { index: false } }

/** Where a link leads that does not work. */
export default function BrokenLinkPage() {
  return <LinkPage copy={subscription.confirm} action={null} />
}
