import { Legal } from '@/components/sections/Legal/Legal'
import { cookies } from '@/content/legal/cookies'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.cookies, path: routes.cookies })

export default function CookiesPage() {
  return <Legal page={cookies} href={routes.cookies} />
}
