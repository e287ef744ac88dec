import { respondWithText } from '@/lib/feeds/respond-with-text'
import { getJobFeed } from '@/lib/jobs/feed'

export const GET = async (request: Request) => respondWithText(request, await getJobFeed())
