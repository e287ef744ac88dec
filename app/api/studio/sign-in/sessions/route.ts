import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { endOtherSessions } from '@/lib/studio/sessions'

/** Ends the signed-in person's sessions in other browsers. */
export const DELETE = studioChange('sign-in', nothing, async ({ db, session, record }) => {
  const ended = await endOtherSessions(db, session)
  await record('end', 'their sessions in other browsers')
  return { ended }
})
