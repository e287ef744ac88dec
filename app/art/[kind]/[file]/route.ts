import type { NextRequest } from 'next/server'
import { getDrawn } from '@/lib/art/drawn'
import { readArtUrl } from '@/lib/art/url'
import { getInlineSources } from '@/lib/security/inline-sources'

/** A hundred days: an address always means the same drawing, and one of an older site is no fault. */
const KEEPING = 'public, max-age=8640000, stale-while-revalidate=2592000'

/** A drawing that is opened by itself is a document: it may have its own styles and nothing else. */
function toPolicy(svg: string): string {
  const styles = getInlineSources(svg)
    .styles.map((source) => ` ${source}`)
    .join('')
  return `default-src 'none';${styles && ` style-src${styles};`} base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`
}

/** A drawing by kind and seed. It looks at the request, so that Next keeps nothing for it. */
export async function GET(_: NextRequest, { params }: { params: Promise<{ kind: string; file: string }> }) {
  const { kind, file } = await params
  const art = readArtUrl(`/art/${kind}/${file}`)
  const svg = art && getDrawn(art.kind, art.seed)
  if (!svg) return new Response('Not found', { status: 404 })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': KEEPING,
      'content-security-policy': toPolicy(svg),
    },
  })
}
