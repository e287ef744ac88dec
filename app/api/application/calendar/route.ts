export { sendCandidateCalendar as GET } from '@/lib/applications/interview-link'
