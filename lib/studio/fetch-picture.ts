import https from 'node:https'
import { lookupPublic, toPublicUrl } from './public-address.ts'

/** The size limit for a picture from another site, in bytes. */
const MAX_BYTES = 10_000_000
const TIMEOUT_MS = 10_000

/** Fetches a picture of at most 10 MB from a public https address. Returns null if that fails or redirects. */
export async function fetchPicture(address: string): Promise<Buffer | null> {
  const url = toPublicUrl(address)
  if (!url) return null
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve) => {
    const request = https.get(url, { lookup: lookupPublic, signal, headers: { accept: 'image/*' } }, (response) => {
      const isPicture = /^image\/(?:jpeg|png|webp|gif|avif)\b/.test(response.headers['content-type'] ?? '')
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        chunks.push(chunk)
        if (!isPicture || response.statusCode !== 200 || bytes > MAX_BYTES) response.destroy()
      })
      response.on('close', () => resolve(response.complete && isPicture && bytes > 0 ? Buffer.concat(chunks) : null))
    })
    request.on('error', () => resolve(null))
  })
}
