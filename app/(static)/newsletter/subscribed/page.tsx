import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { confirmations } from '@/content/confirmations'

const page = createConfirmation(confirmations.subscribed)

export const metadata = page.metadata
export default page.Page
