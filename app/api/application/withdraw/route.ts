export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
export { withdraw as POST } from '@/lib/own-application/acts'
