import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { MOST, toPictureUrl, WIDTHS } from '@/lib/pictures/picture-name'
import { record } from '@/lib/studio/audit'
import { StudioFailure } from '@/lib/studio/failure'
import { limitCalls, readInput, requireSameOrigin, requireSession, respondStudio } from '@/lib/studio/route-handlers'
import { type PictureFault, storePicture } from '@/lib/studio/store-picture'

const variant = z.base64().max(Math.ceil((MOST.bytes * 4) / 3))
const schema = z.object({ variants: z.array(variant).min(1).max(WIDTHS.length) })

const FAULTS: Record<PictureFault, string> = {
  type: 'This is not a WebP or JPEG picture without camera data.',
  size: 'The sizes of this picture are not the ones that the Studio makes.',
  bytes: 'The picture is too large.',
}

/** Stores a picture that the browser made smaller; the bodies are base64. Files are stored before their rows. */
export const POST = (request: Request) =>
  respondStudio('studio pictures', async (db, files) => {
    requireSameOrigin(request)
    await limitCalls(request, 'studio')
    const session = await requireSession(db, request, 'posts')
    const { variants } = await readInput(request, schema, { mostBytes: 3 * MOST.bytes })
    const bodies = variants.map((text) => Buffer.from(text, 'base64'))
    const stored = await storePicture({ db, files, dataDir: getEnv().DATA_DIR }, bodies)
    if (typeof stored === 'string') throw new StudioFailure('invalid', { errors: { picture: FAULTS[stored] } })
    await record(db, session, 'add', `picture ${stored.id}`)
    return { src: toPictureUrl(stored), width: stored.width, height: stored.height }
  })
