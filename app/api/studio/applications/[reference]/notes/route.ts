import { z } from 'zod'
import { StudioFailure } from '@/lib/studio/failure'
import { addNote, removeNote } from '@/lib/studio/notes'
import { studioChange } from '@/lib/studio/route-handlers'

const noteSchema = z.object({ body: z.string().trim().min(1, 'Write something first').max(4_000) })
const removalSchema = z.object({ id: z.string() })

export const POST = studioChange('applications', noteSchema, async (change) => {
  const { reference } = change.params
  const note = { reference, name: change.session.name, body: change.input.body }
  if (!(await addNote(change.db, note))) throw new StudioFailure('missing')
  await change.record('add a note to', `application ${reference}`)
})

export const DELETE = studioChange('applications', removalSchema, async (change) => {
  const { reference } = change.params
  if (!(await removeNote(change.db, reference, change.input.id))) throw new StudioFailure('missing')
  await change.record('remove a note from', `application ${reference}`)
})
