import { figure } from './pen.ts'

/** A wallet with a clasp, open at the top. */
export const wallet = figure({ leather: 'main', thread: 'over', clasp: 'warm' }, (pen, { leather, thread, clasp }) => {
  pen.patch('M-96 -44C-96 -56 -88 -62 -76 -62H82L96 -40V58C96 70 88 76 76 76H-76C-88 76 -96 70 -96 58z', leather)
  pen.stitch('M-82 -30H82V62H-82z', thread)
  pen.box(48, -6, 62, 36, leather, 14)
  pen.stitch('M56 2H92M56 24H92', thread, 'fine')
  pen.disc(66, 12, 10, clasp)
})

/** A basket with a handle. */
export const basket = figure({ reed: 'main', thread: 'over' }, (pen, { reed, thread }) => {
  pen.stitch('M-62 -10C-62 -96 62 -96 62 -10', reed, 'line')
  pen.stitch('M-52 -10C-52 -80 52 -80 52 -10', reed, 'line')
  pen.patch('M-92 -10H92L70 84H-70z', reed)
  pen.stitch('M-82 14H82M-76 38H76M-70 62H70', thread)
  pen.stitch('M-44 -4L-34 78M0 -4V78M44 -4L34 78', thread, 'fine')
})

/** A battery with three bars. */
export const battery = figure({ body: 'main', bars: 'warm' }, (pen, { body, bars }) => {
  pen.box(-60, -84, 120, 176, body, 12)
  pen.box(-24, -102, 48, 20, body, 4)
  for (const top of [-62, -12, 38]) pen.box(-42, top, 84, 36, bars)
})
