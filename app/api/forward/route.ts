import { forwardDue } from '@/lib/delivery/send-held'
import { isLoopbackCall } from '@/lib/security/loopback-calls'
import { respondJson } from '@/lib/studio/respond-studio'

export * from '@/lib/forms/refuse'

/** Called by lib/delivery/watch.ts alone. 503 means that our own database broke, which is logged where it did. */
export async function POST(request: Request) {
  if (!isLoopbackCall(request.headers)) return respondJson({}, { status: 404 })
  const attempted = await forwardDue().catch(() => null)
  return respondJson({ attempted }, { status: attempted === null ? 503 : 200 })
}
