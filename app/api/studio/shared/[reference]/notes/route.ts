import { requireShared } from '@/lib/studio/guests'
import { addNote, noteSchema } from '@/lib/studio/notes'
import { studioChange } from '@/lib/studio/route-handlers'

/** Adds a guest's note, with the name under which the guest was invited. */
export const POST = studioChange(
  'shared',
  noteSchema,
  async ({ db, session, input, params: { reference }, record }) => {
    await requireShared(db, session, reference)
    await addNote(db, { reference, name: session.name, body: input.body })
    await record('add a note to', `application ${reference}`)
  },
)
