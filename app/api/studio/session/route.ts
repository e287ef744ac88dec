import { toCookieName, toSessionCookie } from '@/lib/studio/access'
import { nothing, readSessionToken, respondJson, studioChange, studioRead } from '@/lib/studio/route-handlers'
import { endSessions } from '@/lib/studio/sessions'

/** Who is signed in. The cookie is sent again, so that it lasts as long as the session. */
export const GET = studioRead('start', async ({ request, session: { name, role } }) => {
  const cookie = toSessionCookie(toCookieName(request.headers.get('host')), readSessionToken(request))
  return respondJson({ name, role }, { headers: { 'set-cookie': cookie } })
})

/** Ends the session of this browser. */
export const DELETE = studioChange('start', nothing, async ({ request, db, session, record }) => {
  await endSessions(db, { id: session.id })
  await record('leave', 'the Studio')
  const cookie = toSessionCookie(toCookieName(request.headers.get('host')), null)
  return respondJson({}, { headers: { 'set-cookie': cookie } })
})
