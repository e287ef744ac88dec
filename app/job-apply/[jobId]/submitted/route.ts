import { answerReceipt } from '@/lib/forms/receipt'
import { decryptJobToken, encryptJobId } from '@/lib/jobs/job-link'
import { routes } from '@/lib/routes'

type Context = { params: Promise<{ jobId: string }> }

/** What an application sent without scripts ends on: a page that may be reloaded and printed. */
export async function GET(request: Request, { params }: Context) {
  const link = decryptJobToken((await params).jobId)
  if (!link) return new Response(null, { status: 303, headers: { location: routes.careers } })
  return answerReceipt(request, routes.jobReceived(encryptJobId(link.jobId)))
}
