import { CareersPage } from '@/components/careers/CareersPage/CareersPage'
import { createAskedPage } from '@/components/listing/asked-page'
import { seo } from '@/lib/content/seo'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const page = createAskedPage('title', (asked) => <CareersPage asked={asked} />)

export const metadata = toMetadata({ ...seo.pages.careers, path: routes.careers, index: false })
export const generateStaticParams = page.generateStaticParams
export default page.Page
