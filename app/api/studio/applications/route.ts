import { z } from 'zod'
import { countByJob, listApplications } from '@/lib/studio/applications'
import { filterSchema } from '@/lib/studio/filter'
import { listSources } from '@/lib/studio/job-links'
import { studioAsk, studioRead } from '@/lib/studio/route-handlers'

const listSchema = filterSchema.extend({ after: z.string().max(2_000).optional() })

/** Responds with the jobs that have applications, how many are in each state, and the labels of links. */
export const GET = studioRead('applications', async ({ db }) => ({
  jobs: await countByJob(db),
  sources: await listSources(db),
}))

/** Responds with a page of the list. The filter is in the body, because no address may contain a candidate's name. */
export const POST = studioAsk('applications', listSchema, ({ db, input }) => listApplications(db, input))
