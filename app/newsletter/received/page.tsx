import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { confirmations } from '@/lib/content/confirmations'
import { forwarding } from '@/lib/content/forwarding'

const page = createConfirmation({ ...forwarding.page, action: confirmations.subscribed.action })

export const metadata = page.metadata
export default page.Page
