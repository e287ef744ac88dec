import { toPictureUrl } from '@/lib/pictures/picture-url'
import { addMember, listMembers, memberSchema, toMemberSubject } from '@/lib/studio/edit-team'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

/** Responds with the team in page order, and the pictures on the site. */
export const GET = studioRead('team', async ({ db }) => {
  const members = await listMembers(db)
  return {
    members: members.map((member) => ({ ...member, picture: toPictureUrl(member.image, 'monogram', member.name) })),
  }
})

export const POST = studioChange('team', memberSchema, async ({ db, input, record }) => {
  const member = await addMember(db, input)
  await record('add', toMemberSubject(member))
  return member
})
