import { respondEndPage } from '@/lib/newsletter/subscription-links'

type Context = { params: Promise<{ token: string }> }

export const GET = async (_: Request, { params }: Context) => respondEndPage((await params).token)
