import { letter } from './glyphs.ts'
import { figure } from './pen.ts'

/** A coin with the sign of the taka. */
export const coin = figure({ metal: 'warm', rim: 'ground', sign: 'main' }, (pen, { metal, rim, sign }) => {
  pen.disc(0, 0, 100, metal)
  pen.ring(0, 0, 82, rim)
  pen.sew(letter('৳', 20), { x: 4, y: 2, size: 78 }, { ink: sign })
})

/** A coin seen from its edge, two thirds as high as it is wide when stacked in steps of 36. */
export const flatCoin = figure({ metal: 'warm', thread: 'ground' }, (pen, { metal, thread }) => {
  pen.box(-100, -17, 200, 34, metal, 15)
  pen.stitch('M-80 0H80', thread)
})

/** A jar with a lid and a label. */
export const jar = figure({ glass: 'main', lid: 'warm', label: 'over' }, (pen, { glass, lid, label }) => {
  pen.patch(
    'M-50 -62C-78 -50 -80 -30 -80 -10V70C-80 90 -70 100 -50 100H50C70 100 80 90 80 70V-10C80 -30 78 -50 50 -62z',
    glass,
  )
  pen.box(-60, -100, 120, 36, lid, 10)
  pen.stitch('M-56 0H56M-56 56H56', label, 'bold')
})

/** A cogwheel with eight teeth. */
export const cog = figure({ metal: 'main', hole: 'ground', thread: 'over' }, (pen, { metal, hole, thread }) => {
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 4
    const at = (angle: number, r: number) =>
      `${Math.round(Math.cos(turn + angle) * r)} ${Math.round(Math.sin(turn + angle) * r)}`
    pen.patch(`M${at(-0.27, 70)}L${at(-0.17, 100)}L${at(0.17, 100)}L${at(0.27, 70)}z`, metal)
  }
  pen.disc(0, 0, 77, metal)
  pen.ring(0, 0, 54, thread)
  pen.disc(0, 0, 26, hole)
})

/** A room key with its bow at the left; its ring is at -70, 0. */
export const roomKey = figure({ metal: 'main', hole: 'ground', thread: 'over' }, (pen, { metal, hole, thread }) => {
  pen.disc(-58, 0, 42, metal)
  pen.box(-24, -11, 122, 22, metal, 6)
  pen.box(50, 4, 16, 38, metal)
  pen.box(78, 4, 16, 30, metal)
  pen.disc(-58, 0, 20, hole)
  pen.stitch('M-18 0H90', thread)
})

/** A panjabi, the long shirt of Bengal, with short slits and a row of buttons. */
export const panjabi = figure({ cloth: 'main', collar: 'warm', thread: 'over' }, (pen, { cloth, collar, thread }) => {
  pen.patch(
    'M-26 -92L-58 -80L-104 24L-72 40L-50 -12L-58 100H58L50 -12L72 40L104 24L58 -80L26 -92C20 -76 -20 -76 -26 -92z',
    cloth,
  )
  pen.patch('M-28 -94C-20 -72 20 -72 28 -94L20 -100C12 -86 -12 -86 -20 -100z', collar)
  pen.stitch('M-8 -66V-2H8V-66', thread)
  pen.stitch('M-50 88H50M-92 22L-72 32M92 22L72 32', thread, 'bold')
})
