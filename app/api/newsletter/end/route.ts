export { DELETE, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
export { end as POST, openEndPage as GET } from '@/lib/newsletter/subscription-actions'
