import { toAnswer } from '@/lib/feeds/respond'
import { getSitemap } from '@/lib/sitemap/sitemap-files'

export async function GET(request: Request) {
  return toAnswer(request, { text: await getSitemap(), type: 'application/xml' })
}
