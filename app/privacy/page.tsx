import { Legal } from '@/components/sections/Legal/Legal'
import { privacy } from '@/lib/content/legal/privacy'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.privacy, path: routes.privacy })

export default function PrivacyPage() {
  return <Legal page={privacy} href={routes.privacy} />
}
