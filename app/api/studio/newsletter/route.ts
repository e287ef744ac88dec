import { getEnv, sendsMail } from '@/lib/env'
import { studioChange, studioRead } from '@/lib/studio/handle'
import { addIssue, issueSchema, listIssues, listPostChoices, toIssueSubject } from '@/lib/studio/issues'

/** The issues, the posts for a new one, and whether the site sends mail. */
export const GET = studioRead('newsletter', async ({ db }) => ({
  issues: await listIssues(db),
  choices: await listPostChoices(db),
  isMailing: sendsMail(getEnv()),
}))

/** Stores a new issue. */
export const POST = studioChange('newsletter', issueSchema, async ({ db, input, record }) => {
  const issue = await addIssue(db, input)
  await record('add', toIssueSubject(issue.id))
  return issue
})
