import { factory, flats, hut, pole, wall } from '../figures/buildings.ts'
import { letter } from '../figures/glyphs.ts'
import { cog, panjabi } from '../figures/market.ts'
import { fish } from '../figures/nature.ts'
import { lens } from '../figures/objects.ts'
import { envelope, ledger } from '../figures/office.ts'
import { bust } from '../figures/people.ts'
import { openBook, pencil, ruler, writtenPage } from '../figures/school.ts'
import { needle, scissors } from '../figures/sewing.ts'
import { lantern, rainCloud } from '../figures/weather.ts'
import { type Scene, type ScenePart, thing } from './scene.ts'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Careers. */
const emptyPlace: Scene = {
  says: 'Two people, and an empty place between them outlined in red',
  tone: 'indigo',
  parts: [
    thing(bust, { x: -62, y: 12, size: 56 }, { clothes: 'warm' }),
    thing(bust, { x: 62, y: 12, size: 56 }, { clothes: 'warm' }),
    { patch: 'M-50 92C-50 34 -30 8 0 8C30 8 50 34 50 92z', colour: 'under' },
    { cord: 'M-50 92C-50 34 -30 8 0 8C30 8 50 34 50 92', width: 7 },
    { cord: 'M0 -48C-34 -48 -34 2 0 2C34 2 34 -48 0 -48', width: 7 },
  ],
}

/** Expertise. */
const rollOfTools: Scene = {
  says: 'A roll of tools, the needle threaded in red',
  tone: 'leaf',
  parts: [
    thing(scissors, { x: -57, y: -20, size: 52, turn: 180 }),
    thing(pencil, { x: -14, y: -26, size: 52, turn: -45 }),
    thing(ruler, { x: 26, y: -20, size: 62 }),
    thing(needle, { x: 68, y: -22, size: 62, turn: 180 }),
    { patch: 'M-93 14C-50 20 50 20 93 14V82C50 88 -50 88 -93 82z', colour: 'main' },
    {
      thread: 'M-85 24C-50 29 50 29 85 24M-85 73C-50 79 50 79 85 73M-32 30V76M5 30V76M44 30V76',
      colour: 'over',
    },
    { cord: 'M68 -64C88 -80 90 -30 79 -4C72 14 86 40 78 56', width: 7 },
  ],
}

/** Industries. */
const rowOfRoofs: Scene = {
  says: 'A mill, flats and a house in a row on one red thread',
  tone: 'turmeric',
  below: { y: 58 },
  parts: [
    thing(factory, { x: -58, y: 24, size: 36 }),
    thing(flats, { x: 12, y: -4, size: 64 }),
    thing(hut, { x: 72, y: 28, size: 32 }),
    { cord: 'M-400 70C-300 90 -190 96 -100 76C-50 64 40 90 90 76C150 60 250 96 400 74', width: 7 },
  ],
}

/** Insights. */
const litLantern: Scene = {
  says: 'A lantern whose flame is one red stitch',
  tone: 'ink',
  parts: [
    {
      thread: 'M-84 -40L-104 -52M-92 8H-114M-84 50L-104 62M84 -40L104 -52M92 8H114M84 50L104 62',
      colour: 'warm',
      stitch: 'bold',
    },
    thing(lantern, { x: 0, y: 4, size: 82 }, { glass: 'warm' }),
    { patch: 'M0 -14C22 14 22 44 0 44C-22 44 -22 14 0 -14z', colour: 'event' },
    { thread: 'M0 14V34', colour: 'main', stitch: 'line' },
  ],
}

/** The journal. */
const openJournal: Scene = {
  says: 'An open book, its spine sewn with red thread',
  tone: 'paper',
  parts: [
    thing(openBook, { x: -4, y: 4, size: 84 }),
    { cord: [-40, -14, 12, 38].map((y) => `M-13 ${y + 8}L5 ${y}`).join(''), width: 7 },
    { cord: 'M-4 66C0 88 -24 82 -22 96', width: 6 },
    thing(pencil, { x: 54, y: -34, size: 48 }),
  ],
}

/** Case studies. */
const lensOverSeam: Scene = {
  says: 'A magnifying glass over a seam, one of its stitches red',
  tone: 'indigo',
  parts: [
    { thread: 'M-400 -20H400M-400 -8H400', colour: 'main', stitch: 'bold' },
    thing(lens, { x: 10, y: 10, size: 88 }),
    { cord: 'M-49 6L-33 -28M11 6L27 -28', width: 13, colour: 'main' },
    { cord: 'M-19 6L-3 -28', width: 13 },
  ],
}

/** The blog. */
const pagesOnLine: Scene = {
  says: 'Pages on a clothes line, the newest one with a red peg',
  tone: 'turmeric',
  parts: [
    { cord: 'M-400 -84C-160 -48 160 -48 400 -84', width: 5, colour: 'main' },
    ...[-66, 0, 66].map((x): ScenePart => thing(writtenPage, { x, y: x ? 8 : 14, size: x ? 42 : 52, turn: x / 12 })),
    { cord: 'M-64 -62V-32M72 -62V-32', width: 12, colour: 'warm' },
    { cord: 'M2 -64V-32', width: 14 },
  ],
}

/** Contact. */
const sealedEnvelope: Scene = {
  says: 'An envelope, its flap closed with a red button and thread',
  tone: 'leaf',
  parts: [
    thing(envelope, { x: 0, y: 0, size: 84 }, { flap: 'quilt' }),
    { thread: 'M-78 50L-26 4M78 50L26 4', colour: 'over' },
    { patch: 'M0 -9C12 -9 22 1 22 13C22 25 12 35 0 35C-12 35 -22 25 -22 13C-22 1 -12 -9 0 -9z', colour: 'event' },
    { cord: 'M0 34C10 50 -10 60 4 74', width: 5 },
    { thread: 'M-7 6L7 20M7 6L-7 20', colour: 'main', stitch: 'line' },
  ],
}

/** Development Solution. */
const growingWall: Scene = {
  says: 'A wall that is being built, its next brick red',
  tone: 'turmeric',
  parts: [
    thing(wall, { x: 0, y: -8, size: 88 }),
    { patch: 'M44 -96L94 -82L86 -56L36 -70z', colour: 'event' },
    { thread: 'M48 -84L82 -74', colour: 'over' },
  ],
}

/** IT Infrastructure Solution. */
const poleWithWires: Scene = {
  says: 'A power pole with many wires, one of them mended in red',
  tone: 'ink',
  parts: [
    thing(pole, { x: 0, y: 14, size: 78 }),
    {
      cord: 'M68 -60C130 -34 210 -44 400 -80M28 -60C110 -14 210 -14 400 -50M48 -24C120 14 210 6 400 -20M-68 -60C-130 -34 -210 -44 -400 -80M-28 -60C-110 -14 -210 -14 -400 -50',
      width: 5,
      colour: 'main',
    },
    { cord: 'M-48 -24C-50 6 -62 18 -76 18C-130 18 -210 10 -400 -20', width: 7 },
    { cord: 'M-90 6V30M-79 6V30M-68 4V28', width: 6 },
  ],
}

/** AI and Machine Learning. */
const ragRobot: Scene = {
  says: 'A rag doll of a robot with button eyes, one sewn on in red',
  tone: 'paper',
  parts: [
    { cord: 'M0 -62V-84', width: 8, colour: 'main' },
    { patch: 'M-12 -88C-12 -104 12 -104 12 -88C12 -74 -12 -74 -12 -88z', colour: 'warm' },
    { patch: 'M-88 -26H88V14H-88z', colour: 'warm' },
    {
      patch: 'M-70 -48C-70 -60 -64 -66 -52 -66H52C64 -66 70 -60 70 -48V32C70 44 64 50 52 50H-52C-64 50 -70 44 -70 32z',
      colour: 'main',
    },
    { patch: 'M-22 50H22V66H-22z', colour: 'warm' },
    { patch: 'M-80 100C-80 74 -62 64 -40 64H40C62 64 80 74 80 100z', colour: 'main' },
    { thread: 'M-58 -54H58V38H-58zM-60 92C-58 80 -50 76 -40 76H40C50 76 58 80 60 92', colour: 'over' },
    {
      patch: 'M-54 -20C-54 -46 -14 -46 -14 -20C-14 6 -54 6 -54 -20zM54 -20C54 -46 14 -46 14 -20C14 6 54 6 54 -20z',
      colour: 'over',
    },
    { cord: 'M-40 -26L-28 -14M-28 -26L-40 -14', width: 7, colour: 'main' },
    { cord: 'M28 -26L40 -14M40 -26L28 -14', width: 7 },
    { cord: 'M40 -14C70 10 60 -40 104 -20', width: 5 },
    { cord: 'M-30 18C-14 30 14 30 30 18', width: 6, colour: 'over' },
  ],
}

/** Business Solution. */
const risingBolts: Scene = {
  says: 'Four columns of cloth, each higher, a red thread over them',
  tone: 'leaf',
  parts: [
    ...range(4).map(
      (i): ScenePart => ({
        patch: `M${-92 + i * 48} 76V${36 - i * 28}H${-56 + i * 48}V76z`,
        colour: i % 2 ? 'warm' : 'main',
      }),
    ),
    ...range(4).map(
      (i): ScenePart => ({
        thread: `M${-84 + i * 48} 68V${44 - i * 28}H${-64 + i * 48}V68`,
        colour: 'over',
      }),
    ),
    { patch: 'M-108 76H108V88H-108z', colour: 'main' },
    { cord: 'M-92 14L-26 -22L10 -30L84 -84M84 -84H54M84 -84V-54', width: 9 },
  ],
}

/** Enterprise Solution. */
const threeCogs: Scene = {
  says: 'Three cogwheels that turn together, one tooth red',
  tone: 'indigo',
  parts: [
    thing(cog, { x: -38, y: 8, size: 62 }),
    thing(cog, { x: 62, y: 48, size: 44, turn: 20 }, { metal: 'warm' }),
    thing(cog, { x: 44, y: -50, size: 40, turn: 4 }),
    { patch: 'M-54 -36L-49 -53H-27L-22 -36z', colour: 'event' },
  ],
}

/** Haatkhata, which keeps the books of small shops. */
const khata: Scene = {
  says: 'A shopkeeper’s ledger, tied with a red string',
  tone: 'leaf',
  parts: [
    thing(ledger, { x: 0, y: 0, size: 84 }, { cover: 'main', spine: 'warm', thread: 'over', pages: 'quilt' }),
    { patch: 'M-20 -58H48V14H-20z', colour: 'over' },
    thing(letter('৳', 22), { x: 14, y: -17, size: 38 }),
    { cord: 'M-63 34H64M-63 46H64', width: 6 },
    { cord: 'M22 40L8 66M22 40L38 62', width: 7 },
    { patch: 'M12 30H32V50H12z', colour: 'event' },
  ],
}

/** Borsha Signal, which warns of rain. */
const rainGauge: Scene = {
  says: 'Rain over a flooded road, the gauge at its red mark',
  tone: 'indigo',
  below: { y: 52, wave: 4, thread: 'main' },
  parts: [
    thing(rainCloud, { x: -16, y: -44, size: 76 }),
    { cord: 'M-66 10L-72 32M-36 10L-42 32M-6 10L-12 32M24 10L18 32', width: 7, colour: 'warm' },
    { patch: 'M62 -40H86V96H62z', colour: 'main' },
    { thread: 'M62 -20H76M62 0H76M62 20H76M62 70H76', colour: 'over', stitch: 'line' },
    { patch: 'M54 36H94V50H54z', colour: 'event' },
  ],
}

/** Dorji Fit, which keeps measurements for tailors. */
const measuredPanjabi: Scene = {
  says: 'A panjabi with a tailor’s tape, one mark red',
  tone: 'paper',
  parts: [
    thing(panjabi, { x: 0, y: 4, size: 82 }, { collar: 'main' }),
    { cord: 'M-24 -74C-36 -20 -30 20 -40 66M24 -74C36 -20 26 0 34 36', width: 17, colour: 'warm' },
    {
      thread: 'M-36 -40H-24M-38 -16H-26M-38 8H-26M-42 32H-30M-46 54H-34M26 -40H38M27 -18H38M24 4H36',
      colour: 'main',
      stitch: 'line',
    },
    { patch: 'M22 26L43 24L45 40L25 42z', colour: 'event' },
  ],
}

/** Pukur Data, which measures fish ponds. */
const floatOverFish: Scene = {
  says: 'A red float with a line down to fish in a pond',
  tone: 'turmeric',
  below: { y: -34, wave: 4, thread: 'main' },
  parts: [
    { cord: 'M10 -30V20', width: 5, colour: 'main' },
    { patch: 'M10 -76C32 -76 40 -54 38 -34H-18C-20 -54 -12 -76 10 -76z', colour: 'event' },
    { patch: 'M-18 -34H38C36 -16 24 -8 10 -8C-4 -8 -16 -16 -18 -34z', colour: 'warm' },
    { cord: 'M10 -78V-98', width: 7, colour: 'main' },
    thing(fish, { x: -24, y: 40, size: 58 }),
    thing(fish, { x: 64, y: 78, size: 26, flip: true }),
  ],
}

/** The pictures of the company’s own pages and ventures. */
export const landing = {
  'empty-place': emptyPlace,
  'roll-of-tools': rollOfTools,
  'row-of-roofs': rowOfRoofs,
  lantern: litLantern,
  'open-book': openJournal,
  'lens-over-seam': lensOverSeam,
  'pages-on-line': pagesOnLine,
  'sealed-envelope': sealedEnvelope,
  'growing-wall': growingWall,
  'power-pole': poleWithWires,
  'rag-robot': ragRobot,
  'rising-columns': risingBolts,
  'three-cogs': threeCogs,
  ledger: khata,
  'rain-gauge': rainGauge,
  panjabi: measuredPanjabi,
  'float-over-fish': floatOverFish,
} satisfies Record<string, Scene>
