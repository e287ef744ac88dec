import { CareersPage } from '@/components/jobs/CareersPage/CareersPage'
import { createSearchPage } from '@/components/listing/search-page'
import { seo } from '@/content/seo'
import { routes } from '@/lib/routes'

const page = createSearchPage({ ...seo.pages.careers, path: routes.careers }, 'positions', CareersPage)

export const metadata = page.metadata
export const generateStaticParams = page.generateStaticParams
export default page.Page
