export { renew as POST } from '@/lib/applications/candidate-link'
export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
