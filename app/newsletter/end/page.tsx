import type { Metadata } from 'next'
import { LinkPage } from '@/components/layout/LinkPage/LinkPage'
import { subscription } from '@/content/subscription'

export const metadata: Metadata = { title: subscription.end.title, robots: { index: false } }

export default function EndPage() {
  return <LinkPage copy={subscription.end} />
}
