import { deliverAll } from '@/lib/delivery/deliver'
import { isLoopbackCall } from '@/lib/security/loopback-calls'
import { respondJson, respondStudio } from '@/lib/studio/respond-studio'

export * from '@/lib/forms/refuse'

/** The server calls this when mail is due (lib/delivery/watch.ts). It does not exist for others. */
export async function POST(request: Request) {
  if (!isLoopbackCall(request.headers)) return respondJson({}, { status: 404 })
  return respondStudio('deliveries', async () => ({ delivered: await deliverAll() }))
}
