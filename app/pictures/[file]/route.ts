import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { getEmbeddedBackend } from '@/lib/backend'
import { createBoundedMap } from '@/lib/http/bounded-map'
import { readPictureName } from '@/lib/pictures/picture-name'
import { refuseCacheMiss } from '@/lib/security/refuse-cache-miss'

type Context = { params: Promise<{ file: string }> }

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const
/** The same name always means the same picture. */
const KEEPING = 'public, max-age=31536000, immutable'

const existing = createBoundedMap<true>(10_000)

const refuse = (status: 404 | 503) =>
  new Response(status === 404 ? 'Not found\n' : 'Unavailable\n', { status, headers: { 'cache-control': 'no-store' } })

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'FILES_REFUSED')

/** Serves a picture of the content from the file store. */
export async function GET(request: Request, { params }: Context) {
  const { file } = await params
  const picture = readPictureName(file)
  const own = getEmbeddedBackend()
  if (!picture || !own) return refuse(404)
  const refusal = existing.get(file) ? null : await refuseCacheMiss(request, 'picture')
  if (refusal) return refusal
  try {
    const content = await own.files.get(file)
    existing.keep(file, true)
    const headers = { 'content-type': TYPES[picture.extension], 'cache-control': KEEPING }
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array> as BodyInit, { headers })
  } catch (error) {
    return refuse(isMissing(error) ? 404 : 503)
  }
}
