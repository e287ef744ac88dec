import { getJobFeed } from '@/lib/jobs/feed'
import { lists } from '@/lib/listing/lists'
import { respondWithText } from '@/lib/seo/feeds/respond-with-text'

type Context = { params: Promise<{ department: string }> }

/** Serves `development.xml`: the open positions of one department. */
export async function GET(request: Request, { params }: Context) {
  const { department } = await params
  const found = lists.departments.find(({ value }) => `${value}.xml` === department)
  if (!found) return new Response('There is no such feed.', { status: 404 })
  return respondWithText(request, await getJobFeed(found.value))
}
