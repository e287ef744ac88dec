import { letter } from '../figures/glyphs.ts'
import { roomKey } from '../figures/market.ts'
import { blossom, sun } from '../figures/nature.ts'
import { phone, stopwatch } from '../figures/objects.ts'
import { sheet } from '../figures/office.ts'
import { walker } from '../figures/people.ts'
import { calendar, pencil } from '../figures/school.ts'
import { needle } from '../figures/sewing.ts'
import { bulb } from '../figures/weather.ts'
import { type Scene, type ScenePart, thing } from './scene.ts'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Ninety-eight percent of what? */
const percentOnNote: Scene = {
  says: 'A note with 98% in Bengali digits, the eight circled in red',
  tone: 'turmeric',
  border: 'spine',
  parts: [
    {
      patch: 'M-76 -82H92V60L78 72L64 60L50 72L36 60L22 72L8 60L-6 72L-20 60L-34 72L-48 60L-62 72L-76 60z',
      colour: 'main',
    },
    { thread: 'M-60 -64H40M-60 44H74', colour: 'over', stitch: 'bold' },
    thing(letter('৯', 20), { x: -38, y: -8, size: 50 }, { ink: 'over' }),
    thing(letter('৮', 20), { x: 12, y: -8, size: 50 }, { ink: 'over' }),
    thing(letter('%', 18), { x: 60, y: -8, size: 44 }, { ink: 'over' }),
    { cord: 'M14 -52C-22 -52 -28 38 10 38C46 38 46 -46 4 -54', width: 6 },
  ],
}

/** Software that expects the power to go. */
const bulbOnTiedWire: Scene = {
  says: 'A light bulb, the cut in its wire sewn with a red cross',
  tone: 'ink',
  border: 'spine',
  parts: [
    { cord: 'M10 -110V-82M10 -56V-20', width: 9, colour: 'main' },
    { cord: 'M-10 -86L30 -52M30 -86L-10 -52', width: 9 },
    thing(bulb, { x: 10, y: 34, size: 66 }),
  ],
}

/** A third of the reports. */
const pileOfReports: Scene = {
  says: 'A pile of reports, a third of them red, under a reader’s glasses',
  tone: 'paper',
  border: 'spine',
  parts: [
    ...range(9).map(
      (i): ScenePart => ({
        patch: `M${-72 + ((i * 5) % 9)} ${74 - i * 14}h160v11h-160z`,
        colour: [2, 5, 6].includes(i) ? 'event' : 'main',
      }),
    ),
    ...range(9).map((i): ScenePart => ({ thread: `M-56 ${80 - i * 14}h130`, colour: 'over', stitch: 'fine' })),
    {
      cord: 'M-18 -76C-44 -76 -44 -40 -18 -40C8 -40 8 -76 -18 -76M48 -76C22 -76 22 -40 48 -40C74 -40 74 -76 48 -76M4 -62C10 -70 22 -70 28 -62M-38 -60L-60 -76M68 -60L86 -78',
      width: 8,
      colour: 'main',
    },
  ],
}

const OPEN_DAYS = [0, 1, 4, 7, 8, 12, 13, 15, 18, 21, 23]

/** Software sold by the day. */
const calendarOfDays: Scene = {
  says: 'A calendar with a flower on some days, and one in red',
  tone: 'leaf',
  border: 'spine',
  parts: [
    thing(calendar, { x: 8, y: 2, size: 86 }),
    ...range(25).map((i): ScenePart => {
      const [x, y] = [-48 + (i % 5) * 28, -22 + Math.floor(i / 5) * 23]
      if (i === 17) return thing(blossom, { x, y, size: 15 }, { petals: 'event' })
      if (OPEN_DAYS.includes(i)) return thing(blossom, { x, y, size: 12 }, { petals: 'over' })
      return { patch: `M${x - 4} ${y - 4}h8v8h-8z`, colour: 'quilt' }
    }),
  ],
}

/** The register on the counter. */
const registerOnCounter: Scene = {
  says: 'A thick register on a counter, tied with red string',
  tone: 'turmeric',
  border: 'spine',
  below: { y: 46, thread: 'main' },
  parts: [
    { patch: 'M-78 -34H78V40H-78z', colour: 'warm' },
    { thread: 'M-56 -20H76M-56 -6H76M-56 8H76M-56 22H76', colour: 'main' },
    { patch: 'M-66 -54H88V-34H-66zM-66 34H88V54H-66z', colour: 'main' },
    { patch: 'M-66 -54V54C-96 54 -96 -54 -66 -54z', colour: 'main' },
    { thread: 'M-54 -44H78M-54 44H78', colour: 'over' },
    thing(pencil, { x: 30, y: -64, size: 46, turn: 45 }),
    { cord: 'M-22 -54V54M-8 -54V54', width: 7 },
    { cord: 'M-15 -56L-34 -82M-15 -56L6 -84', width: 7 },
    { patch: 'M-27 -66H-3V-46H-27z', colour: 'event' },
  ],
}

/** The restore nobody had timed. */
const stopwatchWithHand: Scene = {
  says: 'A stopwatch whose red hand nobody has stopped',
  tone: 'indigo',
  border: 'spine',
  parts: [
    thing(stopwatch, { x: 8, y: 0, size: 88 }),
    { cord: 'M8 14L42 -16M8 14L-4 24', width: 9 },
    { patch: 'M8 4C20 4 20 24 8 24C-4 24 -4 4 8 4z', colour: 'event' },
  ],
}

/** The phone with two gigabytes. */
const crackedPhone: Scene = {
  says: 'A phone, its cracked screen sewn together with red thread',
  tone: 'leaf',
  border: 'spine',
  parts: [
    thing(phone, { x: 10, y: 0, size: 92 }),
    { cord: 'M-32 -66L-6 -26L2 -34L18 4L28 0L52 52', width: 6 },
    {
      cord: 'M-32 -38L-10 -52M-8 -8L16 -20M8 22L34 10M26 44L52 32',
      width: 6,
    },
  ],
}

/** Who left in March? */
const keyLeftBehind: Scene = {
  says: 'Somebody leaves through a door and a red key stays behind',
  tone: 'paper',
  border: 'spine',
  parts: [
    { patch: 'M-16 -92H100V88H-16z', colour: 'main' },
    { patch: 'M-2 -78H86V88H-2z', colour: 'warm' },
    { thread: 'M-9 -85H93V84', colour: 'over' },
    thing(walker, { x: 40, y: 14, size: 74 }, { bag: 'under' }),
    { patch: 'M-78 -64H-34V-52H-78z', colour: 'main' },
    thing(roomKey, { x: -56, y: -6, size: 48, turn: 90 }, { metal: 'event', thread: 'ground' }),
  ],
}

/** Inside “Ninety-eight percent of what?”. */
const twoLettersInOne: Scene = {
  says: 'Two Bengali letters that have grown into one, with red stitches',
  tone: 'ink',
  border: 'spine',
  parts: [
    thing(letter('ক', 18), { x: -52, y: -48, size: 44 }),
    thing(letter('ষ', 18), { x: 74, y: -48, size: 44 }),
    { cord: 'M-46 -6C-46 6 -38 10 -26 14M62 -6C62 6 54 10 44 14', width: 7 },
    thing(letter('ক্ষ', 18), { x: 6, y: 48, size: 56 }, { ink: 'warm' }),
  ],
}

/** Inside “Software that expects the power to go”. */
const gapInSeam: Scene = {
  says: 'A line of stitches with a long gap, crossed by a red thread',
  tone: 'leaf',
  border: 'spine',
  parts: [
    {
      cord: [-340, -290, -240, -190, -140, -90, 76, 126, 176, 226, 276].map((x) => `M${x} 0h28`).join(''),
      width: 12,
      colour: 'main',
    },
    { cord: 'M-56 0C-44 52 -10 56 16 36', width: 8 },
    thing(needle, { x: 38, y: 16, size: 34, turn: 48 }, { steel: 'warm' }),
    { thread: 'M-400 -44H400M-400 64H400', colour: 'warm', stitch: 'bold' },
  ],
}

/** Inside “A third of the reports”. */
const twelveFlowers: Scene = {
  says: 'Rows of plain squares, and a flower in twelve of them',
  tone: 'indigo',
  border: 'spine',
  parts: range(35).map((i): ScenePart => {
    const [x, y] = [-81 + (i % 7) * 28, -70 + Math.floor(i / 7) * 35]
    return (i * 5) % 14 < 5 && i !== 17
      ? thing(blossom, { x, y, size: 15 }, { petals: 'event' })
      : { patch: `M${x} ${y - 12}l12 12l-12 12l-12 -12z`, colour: 'quilt' }
  }),
}

/** Inside “The register on the counter”. */
const notesInMargin: Scene = {
  says: 'A ruled page, and red notes in its margin',
  tone: 'paper',
  border: 'spine',
  parts: [
    thing(sheet, { x: 6, y: 2, size: 90 }),
    { patch: 'M-50 -40H60V78H-50z', colour: 'main' },
    { thread: 'M-14 -78V84M-2 -50H60M-2 -24H60M-2 2H60M-2 28H60M-2 54H60', colour: 'over' },
    { cord: [-56, -4, 46].map((y) => `M-44 ${y}c6 -10 10 10 18 0M-44 ${y + 16}h12`).join(''), width: 6 },
    thing(pencil, { x: 58, y: 44, size: 40 }),
  ],
}

/** Inside “The phone with two gigabytes”. */
const phoneInSun: Scene = {
  says: 'A phone in strong sun, only one line of it legible',
  tone: 'indigo',
  border: 'spine',
  parts: [
    thing(sun, { x: 42, y: -34, size: 78 }),
    thing(phone, { x: -34, y: 22, size: 72 }, { screen: 'quilt' }),
    { cord: 'M-52 30H-16', width: 11 },
  ],
}

/** Inside “Who left in March?”. */
const keysOnBoard: Scene = {
  says: 'Eight keys on a board, one of them red',
  tone: 'turmeric',
  border: 'spine',
  parts: [
    { patch: 'M-76 -92H100V-78H-76zM-76 -4H100V10H-76z', colour: 'main' },
    ...range(8).map(
      (i): ScenePart =>
        thing(
          roomKey,
          { x: -54 + (i % 4) * 44, y: i < 4 ? -46 : 42, size: 32, turn: 90 },
          i === 6 ? { metal: 'event' } : {},
        ),
    ),
  ],
}

/** The pictures of journal articles, with the spine of a book. */
export const essays = {
  'percent-on-note': percentOnNote,
  'bulb-on-tied-wire': bulbOnTiedWire,
  'pile-of-reports': pileOfReports,
  'calendar-of-days': calendarOfDays,
  'register-on-counter': registerOnCounter,
  stopwatch: stopwatchWithHand,
  'cracked-phone': crackedPhone,
  'key-left-behind': keyLeftBehind,
  'two-letters-in-one': twoLettersInOne,
  'gap-in-seam': gapInSeam,
  'twelve-flowers': twelveFlowers,
  'notes-in-margin': notesInMargin,
  'phone-in-sun': phoneInSun,
  'keys-on-board': keysOnBoard,
} satisfies Record<string, Scene>
