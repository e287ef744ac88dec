import { getIssue, issueSchema, removeIssue, saveIssue, toIssueSubject } from '@/lib/studio/newsletter-issues'
import { nothing, studioChange, studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('newsletter', ({ db, params: { id } }) => getIssue(db, id))

/** Saves a draft (If-Match). */
export const PUT = studioChange(
  'newsletter',
  issueSchema,
  async ({ db, params: { id }, input, record, readVersion }) => {
    const issue = await saveIssue(db, { id, version: readVersion() }, input)
    await record('save', toIssueSubject(id))
    return issue
  },
)

export const DELETE = studioChange('newsletter', nothing, async ({ db, params: { id }, record }) => {
  await removeIssue(db, id)
  await record('delete', toIssueSubject(id))
})
