import { respondReceipt } from '@/lib/forms/receipt'
import { routes } from '@/lib/routes'

/** What a message sent without scripts ends on: a page that may be reloaded and printed. */
export function GET(request: Request) {
  return respondReceipt(request, routes.contactReceived)
}
