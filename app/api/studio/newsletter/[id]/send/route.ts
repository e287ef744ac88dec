import { startIssue, toIssueSubject } from '@/lib/studio/issues'
import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { readVersion } from '@/lib/studio/versions'

/** Begins to send the issue to all subscribers (If-Match). */
export const POST = studioChange('newsletter', nothing, async ({ request, db, params: { id }, record }) => {
  const issue = await startIssue(db, { id, version: readVersion(request) })
  await record('send', toIssueSubject(id))
  return issue
})
