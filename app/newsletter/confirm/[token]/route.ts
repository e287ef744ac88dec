import { respondConfirmPage } from '@/lib/newsletter/subscription-links'

type Context = { params: Promise<{ token: string }> }

export const GET = async (_: Request, { params }: Context) => respondConfirmPage((await params).token)
