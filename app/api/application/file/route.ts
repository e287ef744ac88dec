export { sendOwnFile as GET } from '@/lib/applications/candidate-page/page'
