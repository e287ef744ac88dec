import { createConfirmation } from '@/components/layout/NoticePage/confirmation'
import { invitationsEnd } from '@/content/position-invitations'

const page = createConfirmation(invitationsEnd.done)

export const metadata = page.metadata
export default page.Page
