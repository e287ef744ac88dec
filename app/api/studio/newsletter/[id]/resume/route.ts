import { resumeIssue, toIssueSubject } from '@/lib/studio/issues'
import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { readVersion } from '@/lib/studio/versions'

/** Goes on with the sending (If-Match). */
export const POST = studioChange('newsletter', nothing, async ({ request, db, params: { id }, record }) => {
  const issue = await resumeIssue(db, { id, version: readVersion(request) })
  await record('resume', toIssueSubject(id))
  return issue
})
