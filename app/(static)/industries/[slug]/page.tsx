import { industries, industryPages } from '@/content/industries/index'
import { routes } from '@/lib/routes'
import { createLandingRoute } from '../../create-landing-route'

const route = createLandingRoute({
  look: 'sector',
  pages: industryPages,
  parent: { label: industries.hero.title, href: routes.industries },
  toHref: routes.industry,
})

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
