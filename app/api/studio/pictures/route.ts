import { z } from 'zod'
import { record } from '@/lib/db/audit'
import { getEnv } from '@/lib/env'
import { MAX_PICTURE, toStoredPictureUrl, WIDTHS } from '@/lib/pictures/picture-name'
import { studioAsk } from '@/lib/studio/route-handlers'
import { type PictureRefusal, storePicture } from '@/lib/studio/store-picture'
import { StudioFailure } from '@/lib/studio/studio-problem'

const variant = z.base64().max(Math.ceil((MAX_PICTURE.bytes * 4) / 3))
const schema = z.object({ variants: z.array(variant).min(1).max(WIDTHS.length) })
const MAX_BYTES = 3 * MAX_PICTURE.bytes

const MESSAGES: Record<PictureRefusal, string> = {
  type: 'Use a JPEG or WebP picture.',
  size: 'The Studio could not resize this picture. Choose it again.',
  bytes: `This picture is larger than ${MAX_PICTURE.bytes / 1_000_000} MB after resizing. Use a simpler one.`,
}

/** Stores a picture that the browser has resized. The request contains base64. Files are stored before their rows. */
export const POST = studioAsk(
  'posts',
  schema,
  async ({ db, files, session, input }) => {
    const bodies = input.variants.map((text) => Buffer.from(text, 'base64'))
    const stored = await storePicture({ db, files, dataDir: getEnv().DATA_DIR }, bodies)
    if (typeof stored === 'string') throw new StudioFailure('invalid', { errors: { picture: MESSAGES[stored] } })
    await record(db, session, 'add', `picture ${stored.id}`)
    return { src: toStoredPictureUrl(stored), width: stored.width, height: stored.height }
  },
  MAX_BYTES,
)
