import { getEnv, sendsMail } from '@/lib/env'
import { addIssue, issueSchema, listIssues, toIssueSubject } from '@/lib/studio/newsletter-issues'
import { studioChange, studioRead } from '@/lib/studio/route-handlers'

/** Responds with the issues, and whether the site sends mail. */
export const GET = studioRead('newsletter', async ({ db }) => ({
  issues: await listIssues(db),
  isMailing: sendsMail(getEnv()),
}))

export const POST = studioChange('newsletter', issueSchema, async ({ db, input, record }) => {
  const issue = await addIssue(db, input)
  await record('add', toIssueSubject(issue.id))
  return issue
})
