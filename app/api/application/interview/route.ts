export { answerInterview as POST } from '@/lib/applications/interview-link'
export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@/lib/forms/refuse'
