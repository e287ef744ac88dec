import { z } from 'zod'
import { APPLICATION_STATES } from '../backend/contract.ts'
import { MAX_LABEL } from '../format/link-label.ts'

/** The filter of a list of applications. */
export const filterSchema = z.object({
  state: z.enum(APPLICATION_STATES).optional(),
  jobId: z.string().max(200).optional(),
  source: z.string().max(MAX_LABEL).optional(),
  words: z.string().max(200).optional(),
})
export type Filter = z.infer<typeof filterSchema>
