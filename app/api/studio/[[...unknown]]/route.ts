import { respondMissing } from '@/lib/studio/respond-studio'

/** Responds to all other addresses below /api/studio. Without it, Next would send its 404 page. */
export {
  respondMissing as DELETE,
  respondMissing as GET,
  respondMissing as PATCH,
  respondMissing as POST,
  respondMissing as PUT,
}
