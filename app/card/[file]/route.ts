import type { NextRequest } from 'next/server'
import { drawCardPng } from '@/lib/art/card-png'
import { cardUrl, readCardFile } from '@/lib/art/card-url'
import { createBoundedMap } from '@/lib/http/bounded-map'

const kept = createBoundedMap<Promise<ArrayBuffer>>(40)

function getCard(file: string): Promise<ArrayBuffer> | null {
  const text = readCardFile(file)
  if (!text) return null
  // One spelling of the address for all ways to escape it: each would be drawn again.
  const address = cardUrl(text)
  const known = kept.get(address)
  if (known) return known
  const drawn = drawCardPng(text)
  drawn.catch(() => kept.forget(address))
  return kept.keep(address, drawn)
}

export async function GET({ nextUrl }: NextRequest) {
  // The raw path: in a decoded parameter, an escaped separator looks like a real one.
  const card = getCard(nextUrl.pathname.slice('/card/'.length))
  if (!card) return new Response('Not found', { status: 404 })
  return new Response(await card, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
