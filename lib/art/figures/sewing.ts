import { figure } from './pen.ts'

/** A stout needle that points up. */
export const needle = figure({ steel: 'main', eye: 'ground' }, (pen, { steel, eye }) => {
  pen.patch('M0 -104C8 -70 11 -40 12 -10L14 70C14 104 -14 104 -14 70L-12 -10C-11 -40 -8 -70 0 -104z', steel)
  pen.patch('M0 46C8 46 8 88 0 88C-8 88 -8 46 0 46z', eye)
})

/** A round button with four holes. */
export const button = figure({ body: 'warm', rim: 'main', holes: 'ground' }, (pen, { body, rim, holes }) => {
  pen.disc(0, 0, 100, body)
  pen.ring(0, 0, 82, rim)
  for (const x of [-30, 30]) for (const y of [-30, 30]) pen.disc(x, y, 15, holes)
})

/** Scissors, open, that point up. */
export const scissors = figure({ steel: 'main', hole: 'ground', pin: 'over' }, (pen, { steel, hole, pin }) => {
  for (const side of [-1, 1]) {
    pen.patch(
      `M${side * 52} -98C${side * 44} -50 ${side * 14} 4 ${side * -26} 44L${side * -44} 30C${side * -12} -10 ${side * 22} -60 ${side * 52} -98z`,
      steel,
    )
    pen.disc(side * 44, 64, 36, steel)
    pen.disc(side * 44, 64, 18, hole)
  }
  pen.disc(0, 6, 8, pin)
})

/** A tape measure that lies straight, with a mark for each inch. */
export const tape = figure({ band: 'warm', marks: 'main' }, (pen, { band, marks }) => {
  pen.box(-100, -16, 200, 32, band, 4)
  for (let x = -88; x <= 88; x += 16) pen.cord(`M${x} -14v${x % 32 ? 14 : 22}`, marks, 4)
})

/** A hand net with its mouth up and its handle to the upper right. */
export const handNet = figure({ hoop: 'warm', mesh: 'quilt', bag: 'under' }, (pen, { hoop, mesh, bag }) => {
  pen.cord('M66 -52L124 -112', hoop, 16)
  pen.patch('M-78 -48C-78 -20 -50 96 0 96C50 96 78 -20 78 -48z', bag)
  pen.cord(
    'M-74 -24L-8 94M-44 -26L34 80M-6 -26L58 40M36 -28L70 -2M74 -24L8 94M44 -26L-34 80M6 -26L-58 40M-36 -28L-70 -2',
    mesh,
    4,
  )
  pen.cord('M-78 -48C-78 -20 -50 96 0 96C50 96 78 -20 78 -48', hoop, 7)
  pen.cord('M-78 -48C-78 -78 78 -78 78 -48C78 -18 -78 -18 -78 -48z', hoop, 12)
})

/** A bow in a thread. */
export const bow = figure({ thread: 'event' }, (pen, { thread }) => {
  pen.cord('M0 0C-36 -62 -104 -58 -92 -10C-82 28 -34 18 0 0C36 -62 104 -58 92 -10C82 28 34 18 0 0', thread, 20)
  pen.cord('M-4 6C-16 34 -26 50 -50 62M4 6C16 34 26 50 50 62', thread, 20)
  pen.disc(0, 0, 24, thread)
})
