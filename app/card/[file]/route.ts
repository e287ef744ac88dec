import type { NextRequest } from 'next/server'
import { drawCardPng } from '@/lib/art/card-png'
import { readCardFile } from '@/lib/art/card-url'

/** Cards kept in memory; a network asks for each a few times, then keeps its own copy. */
const KEPT = 40
const kept = new Map<string, Promise<ArrayBuffer>>()

function getCard(file: string): Promise<ArrayBuffer> | null {
  const known = kept.get(file)
  if (known) return known
  const text = readCardFile(file)
  if (!text) return null
  const drawn = drawCardPng(text)
  drawn.catch(() => kept.delete(file))
  const oldest = kept.keys().next().value
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(file, drawn)
  return drawn
}

/** A social card as PNG. Its address holds its words, so it never changes; Next stores nothing for it. */
export async function GET(_request: NextRequest, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const card = getCard(file)
  if (!card) return new Response('Not found', { status: 404, headers: { 'X-Content-Type-Options': 'nosniff' } })
  return new Response(await card, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
