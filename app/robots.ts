import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'
import { toFullUrl } from '@/lib/seo/address'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: toFullUrl(routes.sitemapXml),
  }
}
