import { sendsMail } from '@/lib/env'
import { nothing, readSessionToken, respondSession, studioChange, studioRead } from '@/lib/studio/route-handlers'
import { endSessions } from '@/lib/studio/sessions'

/** Responds with the signed-in person, and whether the site sends mail. Sends the cookie again, so that it lasts as long as the session. */
export const GET = studioRead('start', async ({ request, session: { name, role } }) =>
  respondSession(request, { name, role, isMailing: sendsMail() }, readSessionToken(request)),
)

export const DELETE = studioChange('start', nothing, async ({ request, db, session, record }) => {
  await endSessions(db, { id: session.id })
  await record('leave', 'the Studio')
  return respondSession(request, {}, null)
})
