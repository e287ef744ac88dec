import { restoreMember, toMemberSubject } from '@/lib/studio/edit-team'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('team', nothing, async ({ db, params: { id }, record }) => {
  await record('put back', toMemberSubject(await restoreMember(db, id)))
})
