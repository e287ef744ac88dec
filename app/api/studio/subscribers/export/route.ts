import { getSubscriberPage } from '@/lib/studio/inbox'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendList } from '@/lib/studio/send-list'

export const GET = studioRead('subscribers', (call) =>
  sendList(call, 'subscribers', (page) => getSubscriberPage(call.db, page)),
)
