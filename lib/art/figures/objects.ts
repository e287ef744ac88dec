import { figure } from './pen.ts'

/** A phone. What it shows is drawn on its screen, from -36,-72 to 36,66. */
export const phone = figure({ body: 'main', screen: 'ground', thread: 'over' }, (pen, { body, screen, thread }) => {
  pen.box(-54, -100, 108, 200, body, 18)
  pen.box(-42, -78, 84, 150, screen, 4)
  pen.cord('M-10 -89H10', thread, 6)
  pen.disc(0, 86, 7, thread)
})

/** A padlock. */
export const padlock = figure(
  { body: 'main', bow: 'quilt', hole: 'ground', thread: 'over' },
  (pen, { body, bow, hole, thread }) => {
    pen.cord('M-42 0V-44C-42 -100 42 -100 42 -44V0', bow, 24)
    pen.box(-74, -18, 148, 118, body, 16)
    pen.stitch('M-60 -4H60V86H-60z', thread)
    pen.disc(0, 28, 19, hole)
    pen.patch('M-9 34H9L16 72H-16z', hole)
  },
)

/** A stopwatch with a button on top. What it measures is drawn on its face, within 62 of 0, 18. */
export const stopwatch = figure({ body: 'main', face: 'ground', marks: 'main' }, (pen, { body, face, marks }) => {
  pen.box(-13, -92, 26, 36, body)
  pen.box(-30, -104, 60, 24, body, 8)
  pen.cord('M58 -44L72 -58', body, 20)
  pen.disc(0, 18, 82, body)
  pen.disc(0, 18, 64, face)
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const)
    pen.cord(`M${x * 56} ${18 + y * 56}L${x * 44} ${18 + y * 44}`, marks, 8)
})

/** A cloud. */
export const cloud = figure({ body: 'main', thread: 'over' }, (pen, { body, thread }) => {
  pen.patch('M-58 52C-104 52 -112 -6 -70 -14C-70 -64 -6 -80 18 -42C54 -58 86 -30 74 -4C110 4 102 52 66 52z', body)
  pen.stitch('M-54 38C-86 38 -90 4 -58 -2C-58 -44 -10 -58 12 -26', thread)
  pen.stitch('M66 8C88 12 82 38 60 38H-30', thread)
})

/** A cup of tea. */
export const cup = figure({ clay: 'main', thread: 'over' }, (pen, { clay, thread }) => {
  pen.cord('M56 -10C92 -14 92 44 50 44', clay, 14)
  pen.patch('M-64 -40H64C64 20 50 60 34 80H-34C-50 60 -64 20 -64 -40z', clay)
  pen.stitch('M-48 -18H48', thread)
})

/** A kettle with its spout to the left. */
export const kettle = figure({ tin: 'main', thread: 'over' }, (pen, { tin, thread }) => {
  pen.cord('M-44 -30C-44 -92 44 -92 44 -30', tin, 11)
  pen.patch('M-50 -6L-92 -48L-106 -38L-66 42z', tin)
  pen.patch('M-58 84C-84 40 -64 -34 0 -34C64 -34 84 40 58 84z', tin)
  pen.disc(0, -40, 11, tin)
  pen.stitch('M-58 30H58', thread)
  pen.stitch('M-44 4H44', thread)
})

/** A box of card with tape over its lid. */
export const parcel = figure({ body: 'main', tape: 'over' }, (pen, { body, tape }) => {
  pen.box(-90, -90, 180, 180, body)
  pen.stitch('M-84 -34H84', tape, 'bold')
  pen.cord('M0 -70V-50', tape, 40)
})

/** A mast that sends waves to both sides. */
export const mast = figure({ steel: 'warm', waves: 'warm' }, (pen, { steel, waves }) => {
  pen.cord('M-40 100L0 -46L40 100M-26 52L32 72M26 52L-32 72M-16 8L20 24', steel, 11)
  pen.disc(0, -52, 15, steel)
  pen.cord('M-28 -84C-44 -66 -44 -40 -28 -22M28 -84C44 -66 44 -40 28 -22', waves, 9)
  pen.cord('M-52 -104C-80 -74 -80 -32 -52 -2M52 -104C80 -74 80 -32 52 -2', waves, 9)
})

/** A playing card with a mark in its middle. */
export const card = figure({ paper: 'main', mark: 'over' }, (pen, { paper, mark }) => {
  pen.box(-68, -100, 136, 200, paper, 14)
  pen.patch('M0 -52L36 0L0 52L-36 0z', mark)
})

/** A magnifying glass, its handle at the lower right. The lens is a disc of 60 around -24, -24. */
export const lens = figure({ frame: 'main', glass: 'ground', thread: 'over' }, (pen, { frame, glass, thread }) => {
  pen.patch('M22 36L36 22L96 78C104 88 90 104 78 96z', frame)
  pen.disc(-24, -24, 76, frame)
  pen.disc(-24, -24, 60, glass)
  pen.stitch('M44 44L84 84', thread, 'bold')
})
