import { CareersPage } from '@/components/jobs/CareersPage/CareersPage'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers })

export default function CareersFrontPage() {
  return <CareersPage />
}
