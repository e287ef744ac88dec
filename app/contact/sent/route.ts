import { answerReceipt } from '@/lib/forms/receipt'
import { routes } from '@/lib/routes'

/** What a message sent without scripts ends on: a page that may be reloaded and printed. */
export function GET(request: Request) {
  return answerReceipt(request, routes.contactReceived)
}
