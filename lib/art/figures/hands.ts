import { figure } from './pen.ts'

/** A hand that presses something below it with one finger. */
export const pressingHand = figure({ skin: 'main', thread: 'over', sleeve: 'warm' }, (pen, { skin, thread, sleeve }) => {
  pen.patch(
    'M-30 20V82C-30 104 6 104 6 82V34C6 52 36 52 36 32C38 46 64 44 64 24V-34C64 -52 50 -60 34 -60H-34C-56 -60 -64 -44 -64 -28C-64 -4 -52 6 -30 20z',
    skin,
  )
  pen.stitch('M6 30V0M36 28V2', thread, 'line')
  pen.stitch('M-18 74C-16 66 -8 66 -6 74', thread, 'fine')
  pen.box(-44, -100, 88, 46, sleeve, 6)
  pen.stitch('M-32 -68H32', thread)
})

/** The palm behind a thing that a hand holds; \`gripFront\` is the part before it. */
export const gripBack = figure({ skin: 'main' }, (pen, { skin }) => {
  pen.patch('M-60 -6C-76 20 -70 58 -40 84V130H44V80C70 50 66 10 58 -10z', skin)
})

/** The thumb and the fingertips before a thing that a hand holds. */
export const gripFront = figure({ skin: 'main', thread: 'over' }, (pen, { skin, thread }) => {
  pen.patch('M-72 30C-74 -4 -70 -30 -56 -50C-46 -62 -30 -52 -34 -38C-42 -14 -38 10 -34 40z', skin)
  pen.stitch('M-52 -36C-50 -44 -44 -44 -42 -38', thread, 'fine')
  for (const y of [-44, -18, 8, 34]) pen.box(32, y, 38, 21, skin, 10)
})
