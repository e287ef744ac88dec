import type { NextRequest } from 'next/server'
import { drawCardPng } from '@/lib/art/card-png'
import { cardUrl, readCardFile } from '@/lib/art/card-url'
import { createMemory } from '@/lib/http/memory'

/** Cards kept in memory; a network asks for each a few times, then keeps its own copy. */
const kept = createMemory<Promise<ArrayBuffer>>(40)

function getCard(file: string): Promise<ArrayBuffer> | null {
  const text = readCardFile(file)
  if (!text) return null
  // Of all the ways in which its words may be escaped, one: others would each be drawn.
  const address = cardUrl(text)
  const known = kept.get(address)
  if (known) return known
  const drawn = drawCardPng(text)
  drawn.catch(() => kept.forget(address))
  return kept.keep(address, drawn)
}

/** A social card as PNG. Its address holds its words, so it never changes; Next stores nothing for it. */
export async function GET({ nextUrl }: NextRequest) {
  // As it stands in the address: a parameter is unescaped already, and could not be told from what it is made of.
  const card = getCard(nextUrl.pathname.slice('/card/'.length))
  if (!card) return new Response('Not found', { status: 404 })
  return new Response(await card, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
