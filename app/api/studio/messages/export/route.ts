import { getMessagePage } from '@/lib/studio/inbox'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendList } from '@/lib/studio/send-list'

export const GET = studioRead('messages', (call) => sendList(call, 'messages', (page) => getMessagePage(call.db, page)))
