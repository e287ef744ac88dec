import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { restoreMember, toMemberSubject } from '@/lib/studio/team'

export const POST = studioChange('team', nothing, async ({ db, params: { id }, record }) => {
  await record('put back', toMemberSubject(await restoreMember(db, id)))
})
