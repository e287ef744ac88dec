import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { ownApplication } from '@/content/candidate-page'

const page = createConfirmation(ownApplication.erased)

export const metadata = page.metadata
export default page.Page
