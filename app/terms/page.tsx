import type { Metadata } from 'next'
import { Legal } from '@/components/sections/Legal/Legal'
import { terms } from '@/lib/content/legal/terms'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...seo.pages.terms, alternates: { canonical: routes.terms } }

export default function TermsPage() {
  return <Legal page={terms} href={routes.terms} />
}
