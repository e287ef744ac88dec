import { cacheLife } from 'next/cache'
import type { NextRequest } from 'next/server'
import { drawCardPng } from '@/lib/art/card-png'
import { type CardText, readCardFile } from '@/lib/art/card-url'

/** Cached by its words, since an address may be escaped in many ways. */
async function getCard(text: CardText): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  return drawCardPng(text)
}

export async function GET({ nextUrl }: NextRequest) {
  // The raw path: in a decoded parameter, an escaped separator looks like a real one.
  const text = readCardFile(nextUrl.pathname.slice('/card/'.length))
  if (!text) return new Response('Not found', { status: 404 })
  return new Response(await getCard(text), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
