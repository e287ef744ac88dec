import { Legal } from '@/components/sections/Legal/Legal'
import { security } from '@/content/legal/security'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.security, path: routes.security })

export default function SecurityPage() {
  return <Legal page={security} href={routes.security} />
}
