import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { badRequest } from '@/content/bad-request'
import { routes } from '@/lib/routes'

const { title, text, action } = badRequest

export const metadata: Metadata = { title, robots: { index: false } }

/** The page for an address that cannot be decoded (server/resolve-path.ts). */
export default function BadRequestPage() {
  return (
    <NoticePage status={400} title={title} text={text} subject={title} action={{ label: action, href: routes.home }} />
  )
}
