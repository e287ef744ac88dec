import { routes } from '../routes.ts'

/** Returns the text of /robots.txt. `aiUse` is a value of `Content-Signal` (contentsignals.org). */
export function toRobotsText(siteUrl: string, aiUse: string): string {
  const lines = [
    'User-agent: *',
    `Content-Signal: ${aiUse}`,
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}${routes.sitemapXml}`,
  ]
  return `${lines.join('\n')}\n`
}
