import { figure } from './pen.ts'

/** An open umbrella; its handle ends at y = 100. */
export const umbrella = figure({ cloth: 'main', panel: 'warm', handle: 'main', thread: 'over' }, (pen, colours) => {
  pen.cord('M0 -98V72C0 98 38 98 38 72', colours.handle, 10)
  pen.patch(
    'M-100 0C-96 -54 -50 -86 0 -86C50 -86 96 -54 100 0C88 -16 56 -16 46 0C36 -14 -36 -14 -46 0C-56 -16 -88 -16 -100 0z',
    colours.cloth,
  )
  pen.patch('M0 -86C26 -66 42 -34 46 0C36 -14 -36 -14 -46 0C-42 -34 -26 -66 0 -86z', colours.panel)
  pen.stitch('M0 -84V-12', colours.thread)
  pen.stitch('M-86 -18C-74 -48 -50 -68 -22 -76M86 -18C74 -48 50 -68 22 -76', colours.thread)
})

/** A heavy cloud. */
export const rainCloud = figure({ cloud: 'main', thread: 'over' }, (pen, { cloud, thread }) => {
  pen.patch('M-70 50C-108 50 -112 0 -76 -6C-78 -46 -34 -58 -18 -34C0 -66 58 -60 56 -14C100 -22 112 50 66 50z', cloud)
  pen.stitch('M-78 34C-92 22 -86 8 -66 8M-44 -4C-44 -26 -22 -28 -12 -12M14 -22C26 -38 46 -22 40 0M-40 34H70', thread)
})

/** A hurricane lantern. Sew the flame around 0, 22. */
export const lantern = figure({ metal: 'main', glass: 'under', thread: 'over' }, (pen, { metal, glass, thread }) => {
  pen.cord('M-52 64C-84 20 -72 -50 -30 -50M52 64C84 20 72 -50 30 -50', metal, 10)
  pen.cord('M-34 -64C-34 -112 34 -112 34 -64', metal, 9)
  pen.patch('M-26 -34C-56 0 -50 36 -28 60H28C50 36 56 0 26 -34z', glass)
  pen.patch('M-30 -34L-20 -66H20L30 -34z', metal)
  pen.box(-40, -42, 80, 12, metal, 5)
  pen.patch('M-44 58H44L56 100H-56z', metal)
  pen.stitch('M-40 82H40M-18 -50H18', thread)
})

/** A light bulb that hangs from a wire; the wire begins at 0, -100. */
export const bulb = figure({ glass: 'main', socket: 'warm', thread: 'over' }, (pen, { glass, socket, thread }) => {
  pen.patch('M-26 -40C-26 -12 -64 2 -64 40C-64 80 -32 100 0 100C32 100 64 80 64 40C64 2 26 -12 26 -40z', glass)
  pen.box(-30, -86, 60, 50, socket, 8)
  pen.stitch('M-24 -70H24M-24 -52H24', thread)
  pen.stitch('M-16 -30V10L-30 40M16 -30V10L30 40M-30 40L-10 26L0 44L10 26L30 40', thread)
})
