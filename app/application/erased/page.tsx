import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { ownApplication } from '@/lib/content/own-application'

const page = createConfirmation(ownApplication.erased)

export const metadata = page.metadata
export default page.Page
