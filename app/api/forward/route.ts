import { forwardDue } from '@/lib/delivery/forward'
import { isOwnCall } from '@/lib/security/own-calls'
import { respondJson } from '@/lib/studio/respond'

export * from '@/lib/forms/refuse'

/** The server calls this when a waiting submission is due (lib/delivery/watch.ts). It does not exist for others. */
export async function POST(request: Request) {
  if (!isOwnCall(request.headers)) return respondJson({}, { status: 404 })
  // Our own database broke, which is logged where it did.
  const attempted = await forwardDue().catch(() => null)
  return respondJson({ attempted }, { status: attempted === null ? 503 : 200 })
}
