import { respondWithText } from '@/lib/seo/feeds/respond-with-text'
import { getLlmsText } from '@/lib/sitemap/get-llms-text'

export async function GET(request: Request) {
  return respondWithText(request, { text: await getLlmsText(), type: 'text/plain' })
}
