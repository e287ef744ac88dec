import { figure } from './pen.ts'

/** A needle that points to the upper right, with a long eye. */
export const needle = figure({ steel: 'main', eye: 'ground' }, (pen, { steel, eye }) => {
  pen.patch('M72 -72C40 -44 -40 36 -66 58C-74 66 -66 74 -58 66C-36 40 44 -40 72 -72z', steel)
  pen.stitch('M-58 58L-40 40', eye, 'line')
})

/** A round button with four holes. */
export const button = figure({ body: 'warm', rim: 'main', holes: 'ground' }, (pen, { body, rim, holes }) => {
  pen.disc(0, 0, 100, body)
  pen.ring(0, 0, 82, rim)
  for (const [x, y] of [
    [-24, -24],
    [24, -24],
    [24, 24],
    [-24, 24],
  ] as const)
    pen.disc(x, y, 11, holes)
})
