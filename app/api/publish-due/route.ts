import { getOwnBackend } from '@/lib/backend/index'
import { isOwnCall } from '@/lib/security/own-calls'
import { publishDue } from '@/lib/studio/posts/publish-due'
import { respondJson, respondStudio } from '@/lib/studio/respond'

export * from '@/lib/forms/refuse'

/** The server calls this when a scheduled post is due (lib/studio/posts/watch-schedule.ts). It does not exist for others. */
export async function POST(request: Request) {
  if (!isOwnCall(request.headers) || !getOwnBackend()) return respondJson({}, { status: 404 })
  return respondStudio('schedule', async (db) => ({ published: await publishDue(db) }))
}
