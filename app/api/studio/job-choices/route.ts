import { lists } from '@/lib/listing/lists'
import type { JobChoices } from '@/lib/studio/job-choices'
import { studioRead } from '@/lib/studio/route-handlers'

/** Responds with the choices of a job's fields. */
export const GET = studioRead(
  'jobs',
  async (): Promise<JobChoices> => ({ departments: lists.departments.map(({ label }) => label) }),
)
