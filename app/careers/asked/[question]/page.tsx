import { CareersPage } from '@/components/jobs/CareersPage/CareersPage'
import { createQueryPage } from '@/components/listing/query-page'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const page = createQueryPage('title', (asked) => <CareersPage asked={asked} />)

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers, index: false })
export const generateStaticParams = page.generateStaticParams
export default page.Page
