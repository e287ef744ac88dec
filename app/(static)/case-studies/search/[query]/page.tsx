import { StudiesPage } from '@/components/insights/studies/StudiesPage/StudiesPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'

const page = createSearchPage({ ...seo.pages.caseStudies, path: routes.caseStudies }, 'study', StudiesPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
