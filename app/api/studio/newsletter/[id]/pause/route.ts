import { pauseIssue, toIssueSubject } from '@/lib/studio/newsletter-issues'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('newsletter', nothing, async ({ db, params: { id }, record, readVersion }) => {
  const issue = await pauseIssue(db, { id, version: readVersion() })
  await record('pause', toIssueSubject(id))
  return issue
})
