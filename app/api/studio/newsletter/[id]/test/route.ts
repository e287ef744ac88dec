import { z } from 'zod'
import { TEXT_LIMITS } from '@/lib/limits'
import { testIssue, toIssueSubject } from '@/lib/studio/newsletter-issues'
import { studioChange } from '@/lib/studio/route-handlers'

const schema = z.object({ email: z.string().trim().max(TEXT_LIMITS.email).pipe(z.email('must be an email address')) })

export const POST = studioChange('newsletter', schema, async ({ db, params: { id }, input, record }) => {
  await testIssue(db, id, input.email)
  await record('test', toIssueSubject(id))
})
