import { z } from 'zod'
import { placeMember, toMemberSubject } from '@/lib/studio/edit-team'
import { studioChange } from '@/lib/studio/route-handlers'

const place = z.object({ before: z.string().max(100).nullable() })

export const PUT = studioChange('team', place, async ({ db, params: { id }, input, record }) => {
  await record('move', toMemberSubject(await placeMember(db, id, input.before)))
})
