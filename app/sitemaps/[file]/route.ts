import { respondWithText } from '@/lib/seo/feeds/respond-with-text'
import { getSitemapPart } from '@/lib/sitemap/sitemap-files'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const part = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1]
  const text = part ? await getSitemapPart(Number(part)) : null
  return text ? respondWithText(request, { text, type: 'application/xml' }) : new Response('Not found', { status: 404 })
}
