import { departments } from '@/lib/content/departments'
import { toAnswer } from '@/lib/feeds/respond'
import { getJobFeed } from '@/lib/jobs/feed'

type Context = { params: Promise<{ department: string }> }

/** `development.xml`: the open positions of one department. */
export async function GET(request: Request, { params }: Context) {
  const { department } = await params
  const found = departments.find(({ value }) => value && `${value}.xml` === department)
  if (!found) return new Response('There is no such feed.', { status: 404 })
  return toAnswer(request, await getJobFeed(found.value))
}
