import { Legal } from '@/components/sections/Legal/Legal'
import { terms } from '@/content/legal/terms'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.terms, path: routes.terms })

export default function TermsPage() {
  return <Legal page={terms} href={routes.terms} />
}
