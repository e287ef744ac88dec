export { sendOwnFile as GET } from '@/lib/own-application/page'
