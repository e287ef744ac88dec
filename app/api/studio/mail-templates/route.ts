import { listMailTemplates } from '@/lib/studio/mail-templates'
import { studioRead } from '@/lib/studio/route-handlers'

export const GET = studioRead('applications', ({ db }) => listMailTemplates(db))
