import { sheet } from './office.ts'
import { figure } from './pen.ts'

/** A blackboard on two legs. The free part is from -80, -74 to 80, 44. */
export const blackboard = figure({ frame: 'warm', board: 'main', legs: 'warm', thread: 'over' }, (pen, colours) => {
  pen.cord('M-58 50L-74 100M58 50L74 100', colours.legs, 15)
  pen.box(-104, -92, 208, 150, colours.frame, 6)
  pen.box(-92, -80, 184, 126, colours.board)
  pen.stitch('M-98 -86H98V52H-98z', colours.thread, 'fine')
  pen.box(-84, 50, 168, 14, colours.frame, 5)
})

/** An open book. Its spine is at x = 0, from -58 to 70. */
export const openBook = figure({ cover: 'main', page: 'over', thread: 'main' }, (pen, { cover, page, thread }) => {
  pen.patch('M-104 -62H104V84H12L0 92L-12 84H-104z', cover)
  pen.patch('M-94 -72C-60 -80 -20 -78 -4 -58V72C-24 56 -60 56 -94 64z', page)
  pen.patch('M94 -72C60 -80 20 -78 4 -58V72C24 56 60 56 94 64z', page)
  for (const y of [-46, -22, 2, 26])
    pen.stitch(`M-82 ${y}C-60 ${y - 5} -36 ${y - 4} -18 ${y + 8}M82 ${y}C60 ${y - 5} 36 ${y - 4} 18 ${y + 8}`, thread)
})

/** A sheet of paper with five lines of writing. */
export const writtenPage = figure({ paper: 'main', fold: 'quilt', ink: 'over' }, (pen, { paper, fold, ink }) => {
  pen.sew(sheet, { x: 0, y: 0, size: 100 }, { paper, fold })
  pen.stitch('M-50 -66H20M-50 -30H50M-50 4H50M-50 38H50M-50 72H10', ink, 'bold')
})

/** A sheet of a calendar that hangs from two rings. Its days are five rows of five, from -56, -28 in steps of 28. */
export const calendar = figure({ paper: 'main', head: 'warm', rings: 'main', thread: 'over' }, (pen, colours) => {
  pen.box(-84, -84, 168, 184, colours.paper, 8)
  pen.box(-84, -84, 168, 40, colours.head, 8)
  for (const x of [-42, 42]) pen.box(x - 8, -102, 16, 36, colours.rings, 7)
  pen.stitch('M-72 -46H72', colours.thread)
})

/** A pencil that points to the lower left. */
export const pencil = figure({ wood: 'warm', tip: 'main', end: 'main', thread: 'ground' }, (pen, colours) => {
  pen.patch('M-92 92L-78 54L52 -76L76 -52L-54 78z', colours.wood)
  pen.patch('M-92 92L-84 70L-70 84z', colours.tip)
  pen.patch('M44 -68L62 -86C72 -94 94 -72 86 -62L68 -44z', colours.end)
  pen.stitch('M-58 62L54 -50', colours.thread)
})

/** A ruler that stands upright. */
export const ruler = figure({ wood: 'warm', marks: 'ground' }, (pen, { wood, marks }) => {
  pen.box(-22, -100, 44, 200, wood, 4)
  for (let y = -84; y <= 84; y += 24) pen.cord(`M22 ${y}H${y % 48 ? 4 : -6}`, marks, 6)
})
