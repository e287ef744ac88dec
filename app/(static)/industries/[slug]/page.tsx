import { createLandingRoute } from '@/components/landing/create-landing-route'
import { industries, industryPages } from '@/content/industries/index'
import { routes } from '@/lib/routes'

const route = createLandingRoute({
  look: 'sector',
  pages: industryPages,
  parent: { label: industries.hero.title, href: routes.industries },
  toHref: routes.industry,
})

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
