import { Legal } from '@/components/sections/Legal/Legal'
import { privacy } from '@/content/legal/privacy'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.privacy, path: routes.privacy })

export default function PrivacyPage() {
  return <Legal page={privacy} href={routes.privacy} />
}
