import { expertise } from '@/content/expertise/index'
import { servicePages } from '@/content/services/index'
import { routes } from '@/lib/routes'
import { createLandingRoute } from '../../create-landing-route'

const route = createLandingRoute({
  look: 'service',
  pages: servicePages,
  parent: { label: expertise.hero.title, href: routes.expertise },
  toHref: routes.service,
})

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
