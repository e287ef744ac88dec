import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { candidatePage } from '@/content/candidate-page'

const page = createConfirmation(candidatePage.erased)

export const metadata = page.metadata
export default page.Page
