import { getMessagePage } from '@/lib/backend/own/inbox'
import { record } from '@/lib/studio/audit'
import { writeCsv } from '@/lib/studio/export'
import { studioRead } from '@/lib/studio/route-handlers'
import { sendCsv } from '@/lib/studio/send-file'

/** All messages, for a spreadsheet. */
export const GET = studioRead('messages', async ({ db, session }) => {
  await record(db, session, 'export', 'messages')
  return sendCsv(
    writeCsv(
      (page) => getMessagePage(db, page),
      (row) => row,
    ),
    'messages',
  )
})
