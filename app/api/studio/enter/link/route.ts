import { z } from 'zod'
import { getEmbeddedBackend } from '@/lib/backend'
import { sendsMail } from '@/lib/env'
import { countLink } from '@/lib/security/rate-limit'
import { emailSchema } from '@/lib/studio/people'
import { studioEntrance } from '@/lib/studio/route-handlers'
import { askForLink } from '@/lib/studio/sign-in-links'
import { StudioFailure } from '@/lib/studio/studio-problem'

/** Notes that someone asked for a link to sign in. The response is the same for people who are invited and for others. */
export const POST = studioEntrance(
  z.object({ email: emailSchema }),
  async ({ db, input: { email } }) => {
    if (!sendsMail()) throw new StudioFailure('no-mail')
    if ((await countLink(email, getEmbeddedBackend()?.countPost)) !== null) throw new StudioFailure('too-many-links')
    await askForLink(db, email)
  },
  'signInLink',
)
