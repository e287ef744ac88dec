import { createCloth } from './cloth.ts'
import { chooseScene, scenes } from './cover.ts'
import { PLAIN, type Tone } from './palette.ts'

/** The cards that social networks show, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The place of the sewn label on the card, with the words on it. */
export const CARD_LABEL = { x: 52, y: 52, width: 700, height: 526 } as const

/** The label is paper, so the cloth below it is dyed. */
const DYED: Readonly<Record<Tone, Tone>> = {
  paper: 'indigo',
  ink: 'madder',
  indigo: 'indigo',
  madder: 'madder',
  turmeric: 'turmeric',
  leaf: 'leaf',
}

/** The picture of a social card without its words: a scene with a paper label sewn on, in plain colours for a PNG. */
export function drawSocialCard(seed: string): string {
  const { motif, tone } = chooseScene('card', seed)
  const { width: shown, height } = CARD_SIZE
  // Wider than it is shown, so that the label does not cover the motif.
  const width = shown + 180
  const cloth = createCloth({ seed, kind: `card/${motif}`, width, height, tone: DYED[tone], scheme: 'light', side: 1 })
  scenes[motif](cloth)
  const { x, y, width: across, height: down } = CARD_LABEL
  const rectangle = (by: number) => `M${x + by} ${y + by}h${across - 2 * by}v${down - 2 * by}h${2 * by - across}z`
  const label = `<path fill="${PLAIN.paper}" d="${rectangle(0)}"/><path stroke="${PLAIN.madder}" d="${rectangle(16)}"/>`
  const size = (wide: number) => `width="${wide}" height="${height}" viewBox="0 0 ${wide} ${height}"`
  return cloth.toSvg().replace(size(width), size(shown)).replace('</svg>', `${label}</svg>`)
}
