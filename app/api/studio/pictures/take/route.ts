import { z } from 'zod'
import { fetchPicture } from '@/lib/studio/fetch-picture'
import { studioAsk } from '@/lib/studio/route-handlers'
import { StudioFailure } from '@/lib/studio/studio-problem'

const schema = z.object({ address: z.string().max(2_000) })

export const POST = studioAsk('posts', schema, async ({ input }) => {
  const picture = await fetchPicture(input.address)
  if (!picture) throw new StudioFailure('invalid', { errors: { picture: 'This picture cannot be fetched.' } })
  // A browser that opened this response would only download it.
  const headers = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }
  return new Response(new Uint8Array(picture), { headers: { ...headers, 'cache-control': 'no-store' } })
})
