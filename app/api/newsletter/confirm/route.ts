export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
export { confirm as POST } from '@/lib/newsletter/subscription-actions'
