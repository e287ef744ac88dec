import { z } from 'zod'
import {
  checkRedirect,
  countRedirects,
  findLoop,
  getRedirectPage,
  MAX_REDIRECTS,
  removeRedirect,
  saveRedirect,
} from '@/lib/redirects/redirects'
import { studioAsk, studioChange } from '@/lib/studio/route-handlers'
import { missing, StudioFailure } from '@/lib/studio/studio-problem'

const line = z.string().max(500, 'must have at most 500 characters')
const listSchema = z.object({ search: z.string().max(100).default(''), after: z.string().max(2_000).optional() })
const redirectSchema = z.object({ path: line, target: line })

/** Responds with a page of the redirects that contain the words, latest first, and their total number. */
export const POST = studioAsk('redirects', listSchema, async ({ db, input }) => ({
  ...(await getRedirectPage(db, input)),
  count: await countRedirects(db),
}))

/** Stores a redirect, and replaces an earlier one from the same address. */
export const PUT = studioChange('redirects', redirectSchema, async ({ db, input, record }) => {
  const checked = checkRedirect(input.path, input.target)
  if ('errors' in checked) throw new StudioFailure('invalid', { errors: checked.errors })
  if (await findLoop(db, checked))
    throw new StudioFailure('invalid', { errors: { target: 'leads back to the old address' } })
  if ((await countRedirects(db)) >= MAX_REDIRECTS)
    throw new StudioFailure('invalid', { errors: { path: `is one too many: there are ${MAX_REDIRECTS} already` } })
  await saveRedirect(db, checked)
  await record('save', 'redirect')
  return checked
})

/** Removes a redirect. */
export const DELETE = studioChange('redirects', z.object({ path: line }), async ({ db, input, record }) => {
  if (!(await removeRedirect(db, input.path))) throw missing()
  await record('remove', 'redirect')
})
