import { StudiesPage } from '@/components/insights/studies/StudiesPage/StudiesPage'
import { seo } from '@/content/seo'
import { NO_QUERY } from '@/lib/listing/query'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

export const metadata = toMetadata({ ...seo.pages.caseStudies, path: routes.caseStudies })

export default function CaseStudiesPage() {
  return <StudiesPage query={NO_QUERY} />
}
