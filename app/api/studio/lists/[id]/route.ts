import { LIST_NAMES, type ListName } from '@/lib/listing/lists'
import { getStudioList, LIST_SUBJECTS, listSchema, saveList } from '@/lib/studio/lists'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'
import { missing } from '@/lib/studio/studio-problem'

function toName(id: string): ListName {
  const name = LIST_NAMES.find((known) => known === id)
  if (!name) throw missing()
  return name
}

/** Responds with the departments or the categories, and how often each is used. */
export const GET = studioRead('lists', ({ db, params: { id } }) => getStudioList(db, toName(id)))

/** Saves the list (If-Match). */
export const PUT = studioChange('lists', listSchema, async ({ db, params: { id }, input, record, readVersion }) => {
  const name = toName(id)
  const saved = await saveList(db, name, readVersion(), input)
  await record('save', LIST_SUBJECTS[name])
  return saved
})
