import { choiceSchema, listInvited, sendInvitations } from '@/lib/studio/pool'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

/** Responds with the people who were invited to a position (`?jobId=`). */
export const GET = studioRead('applications', async ({ db, request }) => ({
  invited: await listInvited(db, new URL(request.url).searchParams.get('jobId') ?? ''),
}))

/** Invites people to a position. */
export const POST = studioChange('applications', choiceSchema, async ({ db, input, session, record }) => {
  const invited = await sendInvitations(db, input, session.name)
  for (const reference of invited.sent) await record('invite', `application ${reference} to job ${input.jobId}`)
  return invited
})
