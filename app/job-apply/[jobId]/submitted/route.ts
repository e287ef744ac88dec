import { respondReceipt } from '@/lib/forms/receipt'
import { decryptJobToken, encryptJobId } from '@/lib/jobs/job-link'
import { routes } from '@/lib/routes'
import { readLinkToken } from '@/lib/security/personal-link'

type Context = { params: Promise<{ jobId: string }> }

/** Answers an application sent without scripts with a page that can be reloaded and printed. */
export async function GET(request: Request, { params }: Context) {
  const link = decryptJobToken((await params).jobId)
  if (!link) return new Response(null, { status: 303, headers: { location: routes.careers } })
  const own = new URL(request.url).searchParams.get('own') ?? ''
  const href = readLinkToken('application', own) ? routes.application(own) : undefined
  return respondReceipt(request, routes.jobReceived(encryptJobId(link.jobId)), href)
}
