export { sendCandidateFile as GET } from '@/lib/applications/candidate-link'
