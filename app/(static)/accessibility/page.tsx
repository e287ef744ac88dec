import { Legal } from '@/components/sections/Legal/Legal'
import { accessibility } from '@/content/legal/accessibility'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.accessibility, path: routes.accessibility })

export default function AccessibilityPage() {
  return <Legal page={accessibility} href={routes.accessibility} />
}
