import { toJobSubject } from '@/lib/studio/edit-jobs'
import { addJobLink, labelSchema, listJobLinks, removeJobLink } from '@/lib/studio/job-links'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('jobs', ({ db, params: { id } }) => listJobLinks(db, id))

// The list of changes does not say the label, which may name a person.
export const POST = studioChange('jobs', labelSchema, async ({ db, params: { id }, input, record }) => {
  const links = await addJobLink(db, id, input.label)
  await record('add a link to', toJobSubject(id))
  return links
})

export const DELETE = studioChange('jobs', labelSchema, async ({ db, params: { id }, input, record }) => {
  const links = await removeJobLink(db, id, input.label)
  await record('remove a link from', toJobSubject(id))
  return links
})
