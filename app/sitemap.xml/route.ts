import { respondWithText } from '@/lib/seo/feeds/respond-with-text'
import { getSitemap } from '@/lib/sitemap/sitemap-files'

export async function GET(request: Request) {
  return respondWithText(request, { text: await getSitemap(), type: 'application/xml' })
}
