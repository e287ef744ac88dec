import { pauseIssue, toIssueSubject } from '@/lib/studio/issues'
import { nothing, studioChange } from '@/lib/studio/route-handlers'
import { readVersion } from '@/lib/studio/versions'

/** Stops the sending for a while (If-Match). */
export const POST = studioChange('newsletter', nothing, async ({ request, db, params: { id }, record }) => {
  const issue = await pauseIssue(db, { id, version: readVersion(request) })
  await record('pause', toIssueSubject(id))
  return issue
})
