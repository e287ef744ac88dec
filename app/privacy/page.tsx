import type { Metadata } from 'next'
import { Legal } from '@/components/sections/Legal/Legal'
import { privacy } from '@/lib/content/legal/privacy'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { ...seo.pages.privacy, alternates: { canonical: routes.privacy } }

export default function PrivacyPage() {
  return <Legal page={privacy} href={routes.privacy} />
}
