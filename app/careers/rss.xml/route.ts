import { respondWithText } from '@/lib/feeds/respond-with-text'
import { getJobFeed } from '@/lib/jobs/feed'

export async function GET(request: Request) {
  return respondWithText(request, await getJobFeed())
}
