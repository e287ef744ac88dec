import { proposalSchema, propose } from '@/lib/studio/interviews'
import { studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange(
  'applications',
  proposalSchema,
  async ({ db, params: { reference }, input, session, record }) => {
    await propose(db, reference, input, session.name)
    await record('propose times for', `application ${reference}`)
    if (input.moveFrom) await record('move', `application ${reference} to interview`)
  },
)
