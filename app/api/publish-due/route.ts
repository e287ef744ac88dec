import { getEmbeddedBackend } from '@/lib/backend/index'
import { isLoopbackCall } from '@/lib/security/loopback-calls'
import { publishDue } from '@/lib/studio/posts/publish-due'
import { respondJson, respondStudio } from '@/lib/studio/respond-studio'

export * from '@/lib/forms/refuse'

/** The server calls this when a scheduled post is due (lib/studio/posts/watch-schedule.ts). It does not exist for others. */
export async function POST(request: Request) {
  if (!isLoopbackCall(request.headers) || !getEmbeddedBackend()) return respondJson({}, { status: 404 })
  return respondStudio('schedule', async (db) => ({ published: await publishDue(db) }))
}
