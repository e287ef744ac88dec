export { erase as POST } from '@/lib/applications/candidate-page/actions'
export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
