import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og.js'
import { light } from '../../content/colours.ts'
import { company } from '../../content/company.ts'
import type { CardText } from './card-url.ts'
import { drawLogo } from './logo.ts'
import { CARD_LABEL, CARD_SIZE, drawSocialCard } from './social-card.ts'

type Style = Record<string, string | number>

/** Creates an element for the renderer, which expects the shape of React's elements. */
const element = (type: 'div' | 'img', style: Style, children?: unknown, props: Style = {}) => ({
  type,
  key: null,
  props: { ...props, style, children },
})
const picture = (svg: string, width: number, height: number, style: Style) =>
  element('img', style, undefined, {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
  })

/** Removes characters that the card's font lacks: the renderer would request a font for them from the network. */
export function toPrintable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark, at: number, all: string) =>
      /[\u00a0-\u00ff]/.test((all[at - 1] + mark).normalize('NFC')) ? mark : '',
    )
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the largest font size at which a title of this length fits into five lines of the label. */
function toFontSize(title: string): number {
  const steps: readonly [length: number, size: number][] = [
    [12, 132],
    [22, 100],
    [44, 80],
    [72, 66],
    [104, 56],
  ]
  return steps.find(([length]) => title.length <= length)?.[1] ?? 48
}

function toLayout({ title, kicker, subject }: CardText) {
  const name = toPrintable(company.name)
  const words = toPrintable(title) || name
  const { x: left, y: top, ...size } = CARD_LABEL
  const heading: Style = { display: 'block', lineClamp: 5, fontSize: toFontSize(words), fontWeight: 800 }
  const column: Style = { display: 'flex', flexDirection: 'column' }
  const label: Style = { ...column, ...size, left, top, position: 'absolute', padding: '54px 52px 42px' }
  const page: Style = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Anek Latin', color: light.ink }
  return element('div', page, [
    picture(drawSocialCard(subject), CARD_SIZE.width, CARD_SIZE.height, { position: 'absolute' }),
    element('div', { ...label, justifyContent: 'space-between' }, [
      element('div', column, [
        element(
          'div',
          { display: 'flex', fontSize: 30, fontWeight: 600, color: light.accent, marginBottom: 14 },
          toPrintable(kicker),
        ),
        element('div', { ...heading, lineHeight: 1.02, letterSpacing: '-0.015em' }, words),
      ]),
      element('div', { display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 800, color: light.primary }, [
        picture(drawLogo(), 52, 52, { marginRight: 16, marginTop: -6 }),
        element('div', { display: 'flex' }, name),
      ]),
    ]),
  ])
}

const readFonts = () =>
  Promise.all(
    ([600, 800] as const).map(async (weight) => ({
      name: 'Anek Latin',
      weight,
      style: 'normal' as const,
      data: await readFile(path.join(process.cwd(), `lib/art/fonts/anek-latin-${weight}.ttf`)),
    })),
  )
let fonts: ReturnType<typeof readFonts> | undefined

/** Draws a social card as PNG, 1200 × 630. It takes about a tenth of a second. */
export async function drawCardPng(text: CardText): Promise<ArrayBuffer> {
  fonts ??= readFonts()
  return new ImageResponse(toLayout(text), { ...CARD_SIZE, fonts: await fonts }).arrayBuffer()
}
