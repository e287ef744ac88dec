import { getSubscriberPage } from '@/lib/backend/own/inbox'
import { record } from '@/lib/studio/audit'
import { writeCsv } from '@/lib/studio/export'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendCsv } from '@/lib/studio/send-file'

/** All subscribers, for a spreadsheet or a mailing service. */
export const GET = studioRead('subscribers', async ({ db, session }) => {
  await record(db, session, 'export', 'subscribers')
  return sendCsv(
    writeCsv(
      (page) => getSubscriberPage(db, page),
      (row) => row,
    ),
    'subscribers',
  )
})
