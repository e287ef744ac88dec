import { industries } from '@/content/industries/index'
import { industryPages } from '@/content/landing/index'
import { routes } from '@/lib/routes'
import { createLandingPage } from '../../landing-page'

const parent = { label: industries.hero.title, href: routes.industries }
const page = createLandingPage(industryPages, routes.industry, parent)

export const generateStaticParams = page.generateStaticParams
export const generateMetadata = page.generateMetadata
export default page.Page
