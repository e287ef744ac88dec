import { respondAlertPage } from '@/lib/jobs/alerts/link-pages'

type Context = { params: Promise<{ page: string; token: string }> }

export async function GET(_: Request, { params }: Context) {
  const { page, token } = await params
  return respondAlertPage(page, token)
}
