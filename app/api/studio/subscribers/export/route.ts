import { getSubscriberPage } from '@/lib/backend/own/inbox'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendList } from '@/lib/studio/send-file'

export const GET = studioRead('subscribers', (call) =>
  sendList(call, 'subscribers', (page) => getSubscriberPage(call.db, page)),
)
