import { resumeIssue, toIssueSubject } from '@/lib/studio/newsletter-issues'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

export const POST = studioChange('newsletter', nothing, async ({ db, params: { id }, record, readVersion }) => {
  const issue = await resumeIssue(db, { id, version: readVersion() })
  await record('resume', toIssueSubject(id))
  return issue
})
