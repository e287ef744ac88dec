import { light } from '../../content/colours.ts'
import { createCloth } from './cloth.ts'
import { getScene } from './get-scene.ts'
import type { Tone } from './palette.ts'
import { compose } from './scenes/compose.ts'

/** The size of social cards in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The place of the label, which holds the words of a card. */
export const CARD_LABEL = { x: 52, y: 52, width: 700, height: 526 } as const

/** The tone of a card by the tone of its subject. The label is paper, so the cloth below it must not be. */
const CARD_TONES: Readonly<Record<Tone, Tone>> = {
  paper: 'ink',
  ink: 'ink',
  indigo: 'indigo',
  madder: 'madder',
  turmeric: 'turmeric',
  leaf: 'leaf',
}

/** Draws a social card without its words: a scene with a paper label, in plain colours for a PNG. */
export function drawSocialCard(subject: string): string {
  const scene = getScene(subject)
  const { x, y, width: across, height: down } = CARD_LABEL
  const left = x + across
  const width = CARD_SIZE.width - left
  const { height } = CARD_SIZE
  // The scene is beside the label. Its stitches are as long as in a picture of the card's height.
  const size = { left, width, height, grain: height / width }
  const cloth = createCloth({
    seed: subject,
    kind: 'card',
    ...size,
    tone: CARD_TONES[scene.tone],
    scheme: 'light',
    side: 1,
  })
  compose(cloth, scene)
  const rectangle = (by: number) =>
    `M${x - left + by} ${y + by}h${across - 2 * by}v${down - 2 * by}h${2 * by - across}z`
  const label = `<path fill="${light.ground}" d="${rectangle(0)}"/><path stroke="${light.accent}" d="${rectangle(16)}"/>`
  return cloth.toSvg().replace('</svg>', `${label}</svg>`)
}
