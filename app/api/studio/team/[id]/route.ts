import { memberSchema, removeMember, saveMember, toMemberSubject } from '@/lib/studio/edit-team'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

/** Saves a member (If-Match). */
export const PUT = studioChange('team', memberSchema, async ({ db, params: { id }, input, record, readVersion }) => {
  const member = await saveMember(db, id, readVersion(), input)
  await record('save', toMemberSubject(member))
  return member
})

export const DELETE = studioChange('team', nothing, async ({ db, params: { id }, record }) => {
  await record('remove', toMemberSubject(await removeMember(db, id)))
})
