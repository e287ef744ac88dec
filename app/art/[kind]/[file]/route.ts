import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readArtUrl } from '@/lib/art/art-url'
import { getDrawing } from '@/lib/art/get-drawing'
import { FALLBACK } from '@/lib/pictures/fallback'
import { getInlineSources } from '@/lib/security/inline-sources'

/** A hundred days: an address always has the same drawing, and one from an older site does no harm. */
const CACHED = 'public, max-age=8640000, stale-while-revalidate=2592000'
const MISSING = 'public, max-age=60'

/**
 * Returns the policy of a drawing. One that is opened directly is a document: it may use its own styles and nothing
 * else.
 */
function toPolicy(svg: string): string {
  const styles = getInlineSources(svg)
    .styles.map((source) => ` ${source}`)
    .join('')
  return `default-src 'none';${styles && ` style-src${styles};`} base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`
}

const respond = (svg: string, status: 200 | 404) =>
  new Response(svg, {
    status,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': status === 200 ? CACHED : MISSING,
      'content-security-policy': toPolicy(svg),
    },
  })

/**
 * Returns the drawing for a 404, because an open page or a feed may have an address that was signed with an earlier
 * secret.
 */
function readFallback(kind: string): Promise<string> {
  const address = kind === 'monogram' ? FALLBACK.user : FALLBACK.banner
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', address), 'utf8')
}

/** Draws only what the site has signed, because drawing is slow. */
export async function GET(_: Request, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind, file } = await params
  const art = readArtUrl(`/art/${kind}/${file}`)
  const svg = art && (await getDrawing(art.kind, art.seed))
  return svg ? respond(svg, 200) : respond(await readFallback(kind), 404)
}
