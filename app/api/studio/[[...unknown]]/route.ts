import { respondMissing } from '@/lib/studio/respond-studio'

/** Any address of the Studio's API that no handler has: without this, Next would answer with the page of unknown addresses. */
export {
  respondMissing as DELETE,
  respondMissing as GET,
  respondMissing as PATCH,
  respondMissing as POST,
  respondMissing as PUT,
}
