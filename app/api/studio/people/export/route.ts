import { getAuditPage } from '@/lib/db/audit'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendList } from '@/lib/studio/send-list'

export const GET = studioRead('people', (call) => sendList(call, 'changes', (page) => getAuditPage(call.db, page)))
