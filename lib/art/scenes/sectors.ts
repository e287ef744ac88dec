import { factory, hut, office, shop } from '../figures/buildings.ts'
import { letter } from '../figures/glyphs.ts'
import { coin, flatCoin, jar, roomKey } from '../figures/market.ts'
import { blackboard } from '../figures/school.ts'
import { ferry, lorry } from '../figures/transport.ts'
import { umbrella } from '../figures/weather.ts'
import { type Scene, type ScenePart, thing } from './scene.ts'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

const LEGS = [-36, -12, 12, 36]

/** Hi-Tech. */
const microchip: Scene = {
  says: 'A microchip whose legs are threads, one of them red',
  tone: 'leaf',
  border: 'sari',
  parts: [
    { cord: LEGS.map((at) => `M${at} -90V66M-78 ${at - 12}H0`).join(''), width: 11, colour: 'main' },
    { cord: 'M0 -48H78M0 -24H78M0 24H78', width: 11, colour: 'main' },
    { patch: 'M-54 -66H54V42H-54z', colour: 'main' },
    { thread: 'M-42 -54H42V30H-42z', colour: 'over' },
    { patch: 'M-26 -38H26V14H-26z', colour: 'warm' },
    { thread: 'M-26 -12H-42M26 -24H42M0 14V30M0 -38V-54', colour: 'over', stitch: 'line' },
    { cord: 'M54 0H66C86 0 90 14 78 26C66 40 76 54 90 50', width: 11 },
  ],
}

/** Banking & Financial Services. */
const stacksOfCoins: Scene = {
  says: 'Two stacks of coins; the last one makes them level',
  tone: 'ink',
  border: 'sari',
  parts: [
    ...range(6).map((i): ScenePart => thing(flatCoin, { x: -49 + (i % 2) * 4, y: 58 - i * 18, size: 42 })),
    ...range(5).map((i): ScenePart => thing(flatCoin, { x: 51 - (i % 2) * 4, y: 58 - i * 18, size: 42 })),
    thing(coin, { x: 50, y: -60, size: 36 }, { metal: 'event', sign: 'ground' }),
  ],
}

/** Insurance. */
const umbrellaOverHouse: Scene = {
  says: 'An umbrella with one patch over a house in the rain',
  tone: 'paper',
  border: 'sari',
  parts: [
    {
      thread: 'M-92 -84L-98 -66M-74 -92L-80 -74M84 -92L78 -74M98 -70L92 -52M-108 -40L-114 -22M112 -24L106 -6',
      colour: 'main',
      stitch: 'bold',
    },
    thing(umbrella, { x: 0, y: -14, size: 82 }),
    thing(hut, { x: -34, y: 34, size: 36 }, { roof: 'warm' }),
    { patch: 'M38 -64L60 -58L56 -34L34 -40z', colour: 'event' },
    { thread: 'M34 -70L68 -61L61 -28L27 -36z' },
  ],
}

/** Manufacturing & Industry. */
const factoryWithThread: Scene = {
  says: 'A factory whose smoke is a thread with a knot',
  tone: 'indigo',
  border: 'sari',
  parts: [
    {
      cord: 'M-48 -62C-48 -84 -20 -74 -12 -84C-2 -98 22 -96 22 -80C22 -66 0 -66 2 -82C6 -100 50 -88 72 -74',
      width: 9,
    },
    thing(factory, { x: 0, y: 6, size: 64 }),
  ],
}

/** Retail. */
const shopOfJars: Scene = {
  says: 'A shop under an awning, one of its jars red',
  tone: 'turmeric',
  border: 'sari',
  parts: [
    thing(shop, { x: 0, y: -4, size: 76 }),
    ...range(4).map(
      (i): ScenePart =>
        thing(jar, { x: -45 + i * 30, y: 14, size: 19 }, i === 2 ? { glass: 'event', lid: 'event' } : {}),
    ),
  ],
}

/** Healthcare. */
const stethoscope: Scene = {
  says: 'A stethoscope around a pulse of red stitches',
  tone: 'paper',
  border: 'sari',
  parts: [
    {
      cord: 'M-62 -80C-80 -66 -80 -40 -74 -22C-66 20 -22 20 -14 -22C-8 -40 -8 -66 -26 -80',
      width: 12,
      colour: 'main',
    },
    { cord: 'M-44 10V30C-44 78 40 78 40 40V4', width: 12, colour: 'main' },
    { cord: 'M-63 -81L-57 -76M-25 -81L-31 -76', width: 17, colour: 'warm' },
    thing(coin, { x: 40, y: -18, size: 30 }, { metal: 'main', rim: 'over', sign: 'main' }),
    { cord: 'M20 -18H28L36 -32L44 -2L51 -18H60', width: 6 },
  ],
}

/** Education. */
const blackboardWithLetter: Scene = {
  says: 'A blackboard with a Bengali letter, its last stroke red',
  tone: 'leaf',
  border: 'sari',
  parts: [
    thing(blackboard, { x: 0, y: -4, size: 82 }, { board: 'under' }),
    thing(letter('অ', 15), { x: -4, y: -20, size: 62 }),
    { cord: 'M37 -61V21', width: 9.5 },
  ],
}

/** Government & Non-Profit. */
const officeWithFlag: Scene = {
  says: 'A government office with a flag; one of its pillars is red',
  tone: 'indigo',
  border: 'sari',
  parts: [
    thing(office, { x: 0, y: -2, size: 70 }),
    { patch: 'M18 4H34V52H18z', colour: 'event' },
    { thread: 'M26 8V50', colour: 'over' },
  ],
}

/** Transportation & Logistics. */
const lorryOnFerry: Scene = {
  says: 'A lorry on a ferry, its load tied with red rope',
  tone: 'turmeric',
  border: 'sari',
  below: { y: 48, wave: 2, thread: 'main' },
  parts: [
    thing(lorry, { x: 0, y: -28, size: 70 }),
    { cord: 'M-24 -66V2M-72 -32H22', width: 6 },
    { cord: 'M-24 -32C-44 -52 -50 -36 -24 -32C-4 -52 4 -36 -24 -32', width: 5 },
    thing(ferry, { x: 0, y: 36, size: 100 }),
  ],
}

/** Hospitality, Media & Real Estate. */
const roomKeyWithHouse: Scene = {
  says: 'The key of a room on a red string, its tag a house',
  tone: 'ink',
  border: 'sari',
  parts: [
    thing(roomKey, { x: 6, y: -46, size: 80 }),
    { cord: 'M-40 -46C-62 -30 -34 -22 -40 -6', width: 8 },
    thing(hut, { x: -40, y: 30, size: 42 }, { wall: 'warm', roof: 'main' }),
  ],
}

/** The pictures of sectors, with the border of a sari. */
export const sectors = {
  microchip,
  'stacks-of-coins': stacksOfCoins,
  'umbrella-over-house': umbrellaOverHouse,
  'factory-with-thread': factoryWithThread,
  'shop-of-jars': shopOfJars,
  stethoscope,
  'blackboard-with-letter': blackboardWithLetter,
  'office-with-flag': officeWithFlag,
  'lorry-on-ferry': lorryOnFerry,
  'room-key': roomKeyWithHouse,
} satisfies Record<string, Scene>
