import { respondReceipt } from '@/lib/forms/receipt'
import { routes } from '@/lib/routes'

export const GET = (request: Request) => respondReceipt(request, routes.contactReceived)
