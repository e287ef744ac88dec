import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { subscription } from '@/content/subscription'

const page = createConfirmation(subscription.ended)

export const metadata = page.metadata
export default page.Page
