import { elephant, smallFish, whale } from '../figures/animals.ts'
import { pressingHand } from '../figures/hands.ts'
import { bolt, door, scale } from '../figures/house.ts'
import { coin } from '../figures/market.ts'
import { cloud, cup, kettle, mast, padlock, parcel, phone, stopwatch } from '../figures/objects.ts'
import { envelope, form, ledger, letterYa, receipt, spreadsheet } from '../figures/office.ts'
import { bow, button, handNet, needle, tape } from '../figures/sewing.ts'
import { type Scene, thing } from './scene.ts'

const twoNeedles: Scene = {
  says: 'Two needles call at one button and leave one stitch',
  tone: 'paper',
  border: 'selvedge',
  parts: [
    thing(button, { x: 0, y: -8, size: 52 }),
    thing(needle, { x: -76, y: -12, size: 72, turn: -5 }),
    thing(needle, { x: 76, y: -12, size: 72, turn: 5 }),
    { cord: 'M-72 38C-70 92 -24 60 -15 8C-12 -4 -6 -8 0 -8', width: 5.5, colour: 'main' },
    { cord: 'M72 38C70 92 24 60 15 8C12 -4 6 -8 0 -8', width: 5.5, colour: 'main' },
    { cord: 'M-16 -24L16 8M16 -24L-16 8', width: 11 },
  ],
}

const landingNet: Scene = {
  says: 'A net retrieves fish above a measure; two stay outside',
  tone: 'indigo',
  border: 'selvedge',
  parts: [
    thing(handNet, { x: -18, y: -8, size: 76 }),
    thing(smallFish, { x: -30, y: -8, size: 22 }, { body: 'main' }),
    thing(smallFish, { x: 2, y: 12, size: 22 }, { body: 'main' }),
    thing(smallFish, { x: -22, y: 36, size: 20 }, { body: 'main' }),
    thing(smallFish, { x: 70, y: -14, size: 22 }, { body: 'event' }),
    thing(smallFish, { x: 64, y: 32, size: 22 }, { body: 'event' }),
    thing(tape, { x: 0, y: 76, size: 92 }, { band: 'main', marks: 'ground' }),
  ],
}

const fiveBolts: Scene = {
  says: 'A strict house door with five bolts, one half drawn',
  tone: 'turmeric',
  border: 'selvedge',
  parts: [
    thing(door, { x: -6, y: -6, size: 86 }),
    ...[-66, -36, -6, 24].map((y) => thing(bolt, { x: 26, y, size: 44 })),
    thing(bolt, { x: -6, y: 54, size: 44 }, { bar: 'event' }),
    ...[-66, -36, -6, 24, 54].map((y) => ({ cord: `M51 ${y - 10}V${y + 10}`, width: 7, colour: 'main' as const })),
  ],
}

const mendedForm: Scene = {
  says: 'A form whose torn connection to a mast is tied again',
  tone: 'leaf',
  border: 'selvedge',
  parts: [
    thing(form, { x: -42, y: -18, size: 72 }),
    thing(mast, { x: 62, y: -2, size: 48 }),
    { cord: 'M-30 54C-28 68 -8 70 20 64C40 60 48 56 62 48', width: 5, colour: 'warm' },
    thing(bow, { x: 18, y: 62, size: 28 }),
  ],
}

const twoLetters: Scene = {
  says: 'Two equal Bengali letters on a scale; one dot is loose',
  tone: 'paper',
  border: 'selvedge',
  parts: [
    thing(scale, { x: 0, y: 10, size: 74 }),
    thing(letterYa, { x: -46, y: -38, size: 34 }),
    thing(letterYa, { x: 46, y: -38, size: 34 }, { dot: 'event' }),
  ],
}

const pressedStopwatch: Scene = {
  says: 'A finger presses a stopwatch; it measures too long a wait',
  tone: 'ink',
  border: 'selvedge',
  parts: [
    thing(stopwatch, { x: -2, y: 26, size: 58 }),
    { patch: 'M-2 36V3C15 3 32 18 32 36C32 52 22 62 11 68z', colour: 'event' },
    { cord: 'M-2 36V8', width: 6, colour: 'main' },
    { cord: 'M-2 36L9 62', width: 6, colour: 'main' },
    thing(pressingHand, { x: 4, y: -70, size: 40 }, { skin: 'warm', sleeve: 'quilt' }),
  ],
}

const queueOfParcels: Scene = {
  says: 'An elephant passes over the locked parcel in a queue',
  tone: 'turmeric',
  border: 'selvedge',
  below: { y: 48 },
  parts: [
    thing(elephant, { x: -30, y: -12, size: 70 }),
    ...[-113, -74, -35, 4, 84, 124].map((x) => thing(parcel, { x, y: 31, size: 17 }, { body: 'warm', tape: 'main' })),
    thing(padlock, { x: 44, y: 26, size: 22 }, { body: 'event', bow: 'event' }),
  ],
}

const outbox: Scene = {
  says: 'A phone as an outbox: letters wait, one is threaded',
  tone: 'leaf',
  border: 'selvedge',
  below: { y: 56, wave: 5 },
  parts: [
    thing(phone, { x: -24, y: 0, size: 84 }),
    ...[34, -8].map((y) => thing(envelope, { x: -24, y, size: 29 }, { paper: 'warm', flap: 'ground' })),
    thing(envelope, { x: 26, y: -50, size: 36, turn: -10 }, { paper: 'warm', flap: 'ground' }),
    { cord: 'M58 -56C74 -60 84 -42 104 -56C126 -74 160 -60 200 -70', width: 5 },
  ],
}

const lightWhale: Scene = {
  says: 'A Docker whale with one small box; six are gone',
  tone: 'paper',
  border: 'selvedge',
  below: { y: 56, wave: 5 },
  parts: [
    thing(whale, { x: -6, y: 32, size: 76 }),
    { patch: 'M-58 -26H-32V0H-58z', colour: 'warm' },
    {
      thread:
        'M-28 -26H-2V0H-28zM2 -26H28V0H2zM-58 -56H-32V-30H-58zM-28 -56H-2V-30H-28zM2 -56H28V-30H2zM-28 -86H-2V-60H-28z',
    },
  ],
}

const cloudBill: Scene = {
  says: 'A cloud’s bill, each row tied to a coin but one',
  tone: 'indigo',
  border: 'selvedge',
  parts: [
    thing(receipt, { x: 0, y: 18, size: 66 }),
    thing(cloud, { x: 0, y: -46, size: 74 }),
    { cord: 'M-24 6H6M-24 24H6M-24 42H6M16 6H24M16 24H24M16 42H24', width: 6, colour: 'ground' },
    { cord: 'M24 6C44 0 52 8 62 10M24 42C44 36 52 44 62 46M-24 24C-44 20 -52 26 -62 28', width: 4, colour: 'main' },
    thing(coin, { x: 72, y: 12, size: 16 }),
    thing(coin, { x: 72, y: 50, size: 16 }),
    thing(coin, { x: -72, y: 30, size: 16 }),
    { cord: 'M-24 60H6M16 60H24C48 58 36 84 62 76', width: 7 },
  ],
}

const newLeg: Scene = {
  says: 'Tea stands on a live table while a leg is changed',
  tone: 'turmeric',
  border: 'selvedge',
  parts: [
    { patch: 'M-92 -2H92V16H-92z', colour: 'main' },
    { patch: 'M-78 16H-58V82H-78z', colour: 'main' },
    { patch: 'M36 16H56V82H36z', colour: 'event' },
    { thread: 'M-82 7H82M-68 26V76M46 26V76', colour: 'over' },
    { thread: 'M66 16H84V82H66z', colour: 'main', stitch: 'bold' },
    thing(kettle, { x: -20, y: -38, size: 42 }, { thread: 'over' }),
    thing(cup, { x: 52, y: -20, size: 22 }, { clay: 'warm', thread: 'main' }),
    { cord: 'M44 -44C36 -56 52 -64 44 -78M60 -44C52 -56 68 -64 60 -78', width: 5, colour: 'warm' },
  ],
}

const spreadsheetToLedger: Scene = {
  says: 'A spreadsheet’s rows become threads of a ledger; one cell waits',
  tone: 'ink',
  border: 'selvedge',
  parts: [
    ...[-28, -8, 14].map((y) => ({
      cord: `M8 ${y - 4}C24 ${y + 14} 24 ${y - 18} 40 ${y}`,
      width: 4,
      colour: 'warm' as const,
    })),
    thing(spreadsheet, { x: -38, y: -8, size: 62 }),
    { patch: 'M-9 21H18V47H-9z', colour: 'event' },
    { cord: 'M18 34C32 44 28 62 44 70', width: 5 },
    thing(ledger, { x: 63, y: -8, size: 42 }),
  ],
}

/** The pictures of the sample tutorials, with a selvedge. */
export const tutorials = {
  'two-needles': twoNeedles,
  'landing-net': landingNet,
  'five-bolts': fiveBolts,
  'mended-form': mendedForm,
  'two-letters': twoLetters,
  'pressed-stopwatch': pressedStopwatch,
  'queue-of-parcels': queueOfParcels,
  'outbox-of-letters': outbox,
  'light-whale': lightWhale,
  'cloud-bill': cloudBill,
  'new-table-leg': newLeg,
  'spreadsheet-to-ledger': spreadsheetToLedger,
} satisfies Record<string, Scene>
