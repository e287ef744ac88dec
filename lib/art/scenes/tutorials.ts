import { elephant, smallFish, whale } from '../figures/animals.ts'
import { pressingHand } from '../figures/hands.ts'
import { bolt, door, scale } from '../figures/house.ts'
import { cloud, coin, cup, kettle, mast, padlock, parcel, phone, stopwatch } from '../figures/objects.ts'
import { envelope, form, ledger, letterYa, receipt, spreadsheet } from '../figures/office.ts'
import { button, handNet, knot, needle, tape } from '../figures/sewing.ts'
import { type Scene, thing } from './scene.ts'

const twoNeedles: Scene = {
  says: 'Two needles, called to one button, end in one knot',
  tone: 'paper',
  border: 'selvedge',
  parts: [
    thing(button, { x: 0, y: -8, size: 52 }),
    thing(needle, { x: -76, y: -12, size: 72, turn: -5 }),
    thing(needle, { x: 76, y: -12, size: 72, turn: 5 }),
    { cord: 'M-72 38C-70 92 -24 60 -15 8C-12 -4 -6 -8 0 -8', width: 5.5, colour: 'main' },
    { cord: 'M72 38C70 92 24 60 15 8C12 -4 6 -8 0 -8', width: 5.5, colour: 'main' },
    { cord: 'M-16 -24L16 8M16 -24L-16 8', width: 9 },
    { patch: 'M-14 -8C-14 -27 14 -27 14 -8C14 11 -14 11 -14 -8z', colour: 'event' },
  ],
}

const landingNet: Scene = {
  says: 'Fish retrieved in a net with a tape measure; two outside',
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
    thing(door, { x: 0, y: -6, size: 84 }),
    ...[-62, -34, -6, 22].map((y) => thing(bolt, { x: 24, y, size: 40 })),
    thing(bolt, { x: 0, y: 50, size: 40 }, { bar: 'event' }),
  ],
}

const mendedForm: Scene = {
  says: 'A form survives: its torn line to the mast is knotted',
  tone: 'leaf',
  border: 'selvedge',
  parts: [
    thing(form, { x: -40, y: -8, size: 72 }),
    thing(mast, { x: 64, y: 8, size: 46 }),
    { cord: 'M10 44C18 66 24 66 32 62', width: 5, colour: 'warm' },
    thing(knot, { x: 32, y: 62, size: 18 }),
    { cord: 'M46 62C54 60 58 58 62 54', width: 5, colour: 'warm' },
  ],
}

const twoLetters: Scene = {
  says: 'Two Bengali letters, one with a loose dot, weigh the same',
  tone: 'paper',
  border: 'selvedge',
  parts: [
    thing(scale, { x: 0, y: 10, size: 74 }),
    thing(letterYa, { x: -46, y: -38, size: 34 }),
    thing(letterYa, { x: 46, y: -38, size: 34 }, { dot: 'event' }),
  ],
}

const pressedStopwatch: Scene = {
  says: 'A finger presses a stopwatch; it measures too long',
  tone: 'ink',
  border: 'selvedge',
  parts: [
    thing(stopwatch, { x: -4, y: 22, size: 62 }),
    { patch: 'M-4 33V-3C18 -3 34 13 34 33C34 50 24 62 12 68z', colour: 'event' },
    { cord: 'M-4 33V2', width: 6, colour: 'main' },
    { cord: 'M-4 33L9 62', width: 6, colour: 'main' },
    thing(pressingHand, { x: 1, y: -82, size: 42 }, { skin: 'warm', sleeve: 'quilt' }),
  ],
}

const queueOfParcels: Scene = {
  says: 'An elephant takes from a queue of parcels; one is locked',
  tone: 'turmeric',
  border: 'selvedge',
  below: { y: 50 },
  parts: [
    thing(elephant, { x: -42, y: 2, size: 54 }),
    thing(padlock, { x: 2, y: 31, size: 19 }, { body: 'event', bow: 'event' }),
    ...[44, 82].map((x) => thing(parcel, { x, y: 32, size: 19 }, { body: 'warm', tape: 'main' })),
    thing(parcel, { x: 120, y: 32, size: 19 }, { body: 'warm', tape: 'main' }),
  ],
}

const outbox: Scene = {
  says: 'An outbox in a phone: letters wait, one is threaded',
  tone: 'leaf',
  border: 'selvedge',
  below: { y: 56, wave: 5 },
  parts: [
    thing(phone, { x: -22, y: 0, size: 84 }),
    ...[42, 12, -18].map((y) => thing(envelope, { x: -22, y, size: 28 }, { paper: 'warm', flap: 'ground' })),
    thing(envelope, { x: 22, y: -50, size: 32, turn: -10 }, { paper: 'warm', flap: 'ground' }),
    { cord: 'M50 -56C74 -62 92 -40 110 -58C130 -78 160 -60 200 -70', width: 5 },
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
      thread: 'M-28 -26H-2V0H-28zM2 -26H28V0H2zM-58 -56H-32V-30H-58zM-28 -56H-2V-30H-28zM2 -56H28V-30H2zM-28 -86H-2V-60H-28z',
    },
  ],
}

const cloudBill: Scene = {
  says: 'A cloud’s bill: every row tied to a coin but one',
  tone: 'indigo',
  border: 'selvedge',
  parts: [
    thing(receipt, { x: 0, y: 22, size: 64 }),
    thing(cloud, { x: 0, y: -48, size: 78 }),
    { cord: 'M-22 14H6M-22 32H6M-22 50H6M-22 68H6M16 14H24M16 32H24M16 50H24', width: 6, colour: 'ground' },
    { cord: 'M24 14C44 10 52 14 62 16M24 50C44 44 52 52 62 58M-22 32C-44 28 -52 34 -62 36', width: 4, colour: 'main' },
    thing(coin, { x: 70, y: 18, size: 15 }),
    thing(coin, { x: 70, y: 62, size: 15 }),
    thing(coin, { x: -70, y: 38, size: 15 }),
    { cord: 'M16 68H24C44 74 30 90 48 94', width: 6 },
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
    { thread: 'M66 16H84V82H66z', colour: 'main', stitch: 'bold' },
    thing(kettle, { x: -20, y: -38, size: 42 }, { thread: 'over' }),
    thing(cup, { x: 52, y: -20, size: 22 }, { clay: 'warm', thread: 'main' }),
    { cord: 'M44 -44C36 -56 52 -64 44 -78M60 -44C52 -56 68 -64 60 -78', width: 5, colour: 'warm' },
  ],
}

const spreadsheetToLedger: Scene = {
  says: 'A spreadsheet’s rows become threads of a bound ledger',
  tone: 'ink',
  border: 'selvedge',
  parts: [
    ...[-28, -8, 14].map((y) => ({ cord: `M0 ${y - 4}C20 ${y + 14} 20 ${y - 18} 40 ${y}`, width: 4, colour: 'warm' as const })),
    thing(spreadsheet, { x: -42, y: -8, size: 60 }),
    { patch: 'M-14 21H10V44H-14z', colour: 'event' },
    { cord: 'M10 32C22 44 22 60 34 70', width: 5 },
    thing(ledger, { x: 66, y: -8, size: 46 }),
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
