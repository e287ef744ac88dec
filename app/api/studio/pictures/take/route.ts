import { z } from 'zod'
import { StudioFailure } from '@/lib/studio/failure'
import { fetchPicture } from '@/lib/studio/fetch-picture'
import { limitCalls, readInput, requireSameOrigin, requireSession, respondStudio } from '@/lib/studio/route-handlers'

const schema = z.object({ address: z.string().max(2_000) })

/** Fetches a pasted picture from its site, because browsers may not. The Studio then stores it as its own. */
export const POST = (request: Request) =>
  respondStudio('studio pictures', async (db) => {
    requireSameOrigin(request)
    await limitCalls(request, 'studio')
    await requireSession(db, request, 'posts')
    const { address } = await readInput(request, schema)
    const picture = await fetchPicture(address)
    if (!picture) throw new StudioFailure('invalid', { errors: { picture: 'This picture cannot be fetched.' } })
    // Never shown as it is: a browser that opened this answer would only download it.
    const headers = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }
    return new Response(new Uint8Array(picture), { headers: { ...headers, 'cache-control': 'no-store' } })
  })
