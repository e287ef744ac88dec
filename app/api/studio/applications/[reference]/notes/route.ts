import { z } from 'zod'
import { addNote, noteSchema, removeNote } from '@/lib/studio/notes'
import { studioChange } from '@/lib/studio/route-handlers'

const removalSchema = z.object({ id: z.string() })

export const POST = studioChange('applications', noteSchema, async (change) => {
  const { reference } = change.params
  await addNote(change.db, { reference, name: change.session.name, body: change.input.body })
  await change.record('add a note to', `application ${reference}`)
})

export const DELETE = studioChange('applications', removalSchema, async (change) => {
  const { reference } = change.params
  await removeNote(change.db, reference, change.input.id)
  await change.record('remove a note from', `application ${reference}`)
})
