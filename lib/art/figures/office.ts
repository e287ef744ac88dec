import { figure } from './pen.ts'

/** A sheet with a folded corner. What is written on it is drawn over it, from -52,-70 to 52,86. */
export const sheet = figure({ paper: 'main', fold: 'quilt' }, (pen, { paper, fold }) => {
  pen.patch('M-70 -100H36L70 -66V100H-70z', paper)
  pen.patch('M36 -100L70 -66H36z', fold)
})

/** A sheet with three fields, a tick and a line for the signature. */
export const form = figure({ paper: 'main', fold: 'quilt', ink: 'over' }, (pen, { paper, fold, ink }) => {
  pen.sew(sheet, { x: 0, y: 0, size: 100 }, { paper, fold })
  pen.cord('M-50 -72H8', ink, 10)
  for (const y of [-44, -4, 36]) pen.cord(`M-50 ${y}H50V${y + 24}H-50z`, ink, 5)
  pen.stitch('M-38 -32H10M-38 8H26', ink, 'line')
  pen.cord('M-48 76L-38 86L-22 68', ink, 7)
  pen.stitch('M-8 80H50', ink)
})

/** A letter in its envelope. */
export const envelope = figure({ paper: 'main', flap: 'over' }, (pen, { paper, flap }) => {
  pen.box(-100, -66, 200, 132, paper, 6)
  pen.cord('M-92 -56L0 14L92 -56', flap, 9)
})

/** A strip of paper from a till, with a torn lower edge. Rows are drawn over it. */
export const receipt = figure({ paper: 'warm' }, (pen, { paper }) => {
  pen.patch('M-56 -100H56V84L42 100L28 84L14 100L0 84L-14 100L-28 84L-42 100L-56 84z', paper)
})

/** A table of cells with a heading row and a heading column. */
export const spreadsheet = figure({ paper: 'main', lines: 'over', head: 'quilt' }, (pen, { paper, lines, head }) => {
  pen.box(-90, -90, 180, 180, paper, 4)
  pen.box(-90, -90, 180, 40, head)
  pen.box(-90, -90, 40, 180, head)
  pen.cord('M-90 -50H90M-90 -3H90M-90 44H90M-50 -90V90M-3 -90V90M44 -90V90', lines, 5)
})

/** A bound ledger, closed, with a spine at the left. */
export const ledger = figure({ cover: 'warm', spine: 'main', thread: 'main', pages: 'main' }, (pen, { cover, spine, thread, pages }) => {
  pen.box(-70, 70, 146, 26, pages)
  pen.box(-76, -96, 152, 176, cover, 8)
  pen.box(-76, -96, 34, 192, spine, 8)
  pen.stitch('M-26 -80H62V64H-26z', thread)
})

/** A page in a browser. Its content is drawn over it, below y -54. */
export const browserPage = figure({ frame: 'main', page: 'ground', dots: 'over' }, (pen, { frame, page, dots }) => {
  pen.box(-100, -90, 200, 180, frame, 10)
  pen.box(-90, -56, 180, 136, page)
  for (const x of [-82, -62, -42]) pen.disc(x, -73, 6, dots)
  pen.cord('M-22 -73H82', dots, 9)
})

/** A pile of office files. */
export const files = figure({ cover: 'main', paper: 'quilt', thread: 'over' }, (pen, { cover, paper, thread }) => {
  for (const [i, y] of [56, 12, -32].entries()) {
    const shift = [0, 8, -6][i] ?? 0
    pen.box(-88 + shift, y + 8, 168, 26, paper)
    pen.box(-94 + shift, y + 28, 184, 12, cover, 3)
    pen.box(-94 + shift, y, 184, 12, cover, 3)
    pen.stitch(`M${-76 + shift} ${y + 20}H${70 + shift}`, thread, 'fine')
  }
})

/** The Bengali letter য়, with its dot apart. */
export const letterYa = figure({ thread: 'main', dot: 'main' }, (pen, { thread, dot }) => {
  pen.cord('M-92 -80H92', thread, 22)
  pen.cord('M54 -80V92', thread, 22)
  pen.cord('M-66 -78C-34 -70 -2 -48 8 -20L-62 12C-14 20 34 46 54 88', thread, 22)
  pen.disc(-40, 76, 19, dot)
})
