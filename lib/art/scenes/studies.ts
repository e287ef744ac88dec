import { coin } from '../figures/market.ts'
import { lens } from '../figures/objects.ts'
import { basket, battery, wallet } from '../figures/study.ts'
import { type Scene, thing } from './scene.ts'

/** Coins roll into a wallet; the counterfeit one stays outside. */
const falseCoin: Scene = {
  says: 'Coins run into a wallet; the false one, in red, stays out',
  tone: 'paper',
  border: 'torn',
  parts: [
    thing(wallet, { x: 4, y: 22, size: 58 }),
    { thread: 'M-150 -62C-100 -84 -40 -84 -14 -44', colour: 'main' },
    thing(coin, { x: -16, y: -52, size: 20 }),
    thing(coin, { x: -66, y: -72, size: 20 }),
    thing(coin, { x: 60, y: -60, size: 24 }, { metal: 'event', rim: 'over', sign: 'over' }),
  ],
}

/** A basket beside a pile of seven pages, of which one is left. */
const onePage: Scene = {
  says: 'A full basket, and one page left of seven',
  tone: 'indigo',
  border: 'torn',
  parts: [
    ...[0, 1, 2, 3, 4, 5].map((i) => ({
      thread: `M${24 + i * 7} ${-64 + i * 6}H${78 + i * 7}V${20 + i * 6}`,
      colour: 'quilt' as const,
    })),
    { patch: 'M10 -76H70V14H10z', colour: 'warm' },
    { thread: 'M22 -56H58M22 -38H58M22 -20H44', colour: 'ground' },
    { patch: 'M22 -10H58V4H22z', colour: 'event' },
    { patch: 'M-84 10C-70 -44 -36 -50 -24 -8C-10 -36 14 -30 20 10z', colour: 'quilt' },
    thing(basket, { x: -30, y: 34, size: 54 }),
    { thread: 'M-70 -14C-60 -34 -46 -34 -40 -8', colour: 'warm' },
  ],
}

/** A lens over knitted cloth finds the one stitch that was dropped. */
const droppedStitch: Scene = {
  says: 'A lens over knitted cloth finds one dropped stitch',
  tone: 'turmeric',
  border: 'torn',
  parts: [
    ...[-72, -48, -24, 0, 24, 48, 72].map((y) => ({
      thread: [-84, -56, -28, 0, 28, 56].map((x) => `M${x} ${y - 10}l14 16l14 -16`).join(''),
      colour: 'main' as const,
      stitch: 'line' as const,
    })),
    thing(lens, { x: 22, y: 16, size: 64 }, { glass: 'under' }),
    { thread: 'M-42 -22l18 22l18 -22M-2 -22l18 22l18 -22M-22 14l18 22l18 -22', colour: 'main', stitch: 'line' },
    { patch: 'M18 2C40 6 32 34 14 40C22 30 22 18 8 14C8 6 12 2 18 2z', colour: 'event' },
    { thread: 'M14 40C6 46 10 52 4 56', stitch: 'line' },
  ],
}

/** A patient's card keeps its thread to a battery while the line to the network is cut. */
const batteryCard: Scene = {
  says: 'A patient’s card sewn to a battery; the other line is cut',
  tone: 'leaf',
  border: 'torn',
  parts: [
    { patch: 'M-88 -58H20V62H-88z', colour: 'main' },
    { patch: 'M-46 -44H-22V-30H-8V-6H-22V8H-46V-6H-60V-30H-46z', colour: 'warm' },
    { thread: 'M-74 24H6M-74 40H-20', colour: 'over' },
    thing(battery, { x: 66, y: 20, size: 42 }),
    { thread: 'M20 16C32 4 34 40 44 26', colour: 'main', stitch: 'line' },
    { thread: 'M-34 -58C-30 -84 0 -92 26 -82' },
    { thread: 'M52 -74C70 -66 90 -70 120 -92', colour: 'quilt' },
    { thread: 'M32 -94L46 -62M46 -94L32 -62', stitch: 'line' },
  ],
}

/** The pictures of case studies, with a torn edge. */
export const studies = {
  'false-coin': falseCoin,
  'one-page': onePage,
  'dropped-stitch': droppedStitch,
  'battery-card': batteryCard,
} satisfies Record<string, Scene>
