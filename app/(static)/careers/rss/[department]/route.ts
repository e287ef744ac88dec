import { departments } from '@/content/departments'
import { getJobFeed } from '@/lib/jobs/feed'
import { respondWithText } from '@/lib/seo/feeds/respond-with-text'

type Context = { params: Promise<{ department: string }> }

/** Serves `development.xml`: the open positions of one department. */
export async function GET(request: Request, { params }: Context) {
  const { department } = await params
  const found = departments.find(({ value }) => value && `${value}.xml` === department)
  if (!found) return new Response('There is no such feed.', { status: 404 })
  return respondWithText(request, await getJobFeed(found.value))
}
