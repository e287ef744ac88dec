import { respondOwnApplication } from '@/lib/applications/candidate-page/page'

type Context = { params: Promise<{ token: string }> }

export const GET = async (_: Request, { params }: Context) => respondOwnApplication((await params).token)
