import { toAnswer } from '@/lib/feeds/respond'
import { getJobFeed } from '@/lib/jobs/feed'

export async function GET(request: Request) {
  return toAnswer(request, await getJobFeed())
}
