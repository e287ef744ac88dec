import type { Metadata } from 'next'
import { Legal } from '@/components/sections/Legal/Legal'
import { cookies } from '@/lib/content/legal/cookies'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...seo.pages.cookies, alternates: { canonical: routes.cookies } }

export default function CookiesPage() {
  return <Legal page={cookies} href={routes.cookies} />
}
