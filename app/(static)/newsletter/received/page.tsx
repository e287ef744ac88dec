import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { confirmations } from '@/content/confirmations'
import { forwarding } from '@/content/forwarding'

const page = createConfirmation({ ...forwarding.page, action: confirmations.subscribed.action })

export const metadata = page.metadata
export default page.Page
