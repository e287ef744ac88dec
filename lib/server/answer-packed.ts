import { hasTag, toEtag } from './etag.ts'
import { chooseEncoding, PACKED, toBrotli } from './packed-pages.ts'

/** What is answered to everybody: a text, its ETag, and what Brotli makes of it at its best, once that is wanted; null where it cannot. */
export type PackedText = { text: string; etag: string; packed?: Buffer | Promise<Buffer | null> }

/** `packed` where it was packed before; else `packText` does it. */
export const toPackedText = (text: string, packed: Buffer | null = null): PackedText => ({
  text,
  etag: toEtag(text),
  ...(packed && { packed }),
})

/** Has a text packed that is worth it: one that is asked for again. */
export function packText(packed: PackedText): PackedText {
  packed.packed ??= toBrotli(packed.text).catch(() => null)
  return packed
}

/** Answers with a text, or 304 to who has it. What is not packed is compressed as it is sent (lib/server/compress-answers.ts). */
export async function answerPacked(
  request: Request,
  { text, etag, packed }: PackedText,
  { type, ...more }: { type: string } & Record<string, string>,
): Promise<Response> {
  const headers = { ...more, etag }
  if (hasTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const isTaken = chooseEncoding(request.headers.get('accept-encoding') ?? undefined) === 'br'
  const bytes = isTaken && (await packed)
  return new Response(bytes ? new Uint8Array(bytes) : text, {
    headers: { ...headers, 'content-type': type, ...(bytes && { [PACKED]: 'br' }) },
  })
}
