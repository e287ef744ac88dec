import { expertise } from '@/content/expertise/index'
import { servicePages } from '@/content/landing/index'
import { routes } from '@/lib/routes'
import { createLandingPage } from '../../landing-page'

const parent = { label: expertise.hero.title, href: routes.expertise }
const page = createLandingPage(servicePages, routes.service, parent)

export const generateStaticParams = page.generateStaticParams
export const generateMetadata = page.generateMetadata
export default page.Page
