import { z } from 'zod'
import { studioChange } from '@/lib/studio/route-handlers'
import { placeMember, toMemberSubject } from '@/lib/studio/team'

const place = z.object({ before: z.string().max(100).nullable() })

export const PUT = studioChange('team', place, async ({ db, params: { id }, input, record }) => {
  await record('move', toMemberSubject(await placeMember(db, id, input.before)))
})
