import { previewTemplate, templateSchema } from '@/lib/studio/mail-templates'
import { studioAsk } from '@/lib/studio/route-handlers'

/** Responds with a template as the email to a made-up candidate. */
export const POST = studioAsk('applications', templateSchema, async ({ params, input }) =>
  previewTemplate(params.id, input),
)
