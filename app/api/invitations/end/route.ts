export { DELETE, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
export { endInvitations as POST, openEndPage as GET } from '@/lib/studio/end-invitations'
