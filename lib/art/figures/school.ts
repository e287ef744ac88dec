import { figure } from './pen.ts'
import { ribbon } from './ribbon.ts'

/** A blackboard on two legs. The free part is from -80, -74 to 80, 44. */
export const blackboard = figure({ frame: 'warm', board: 'main', legs: 'warm', thread: 'over' }, (pen, colours) => {
  pen.patch(ribbon('M-58 50L-74 100M58 50L74 100', 15), colours.legs)
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

/** A closed ledger that stands upright, its spine at the left. */
export const ledger = figure({ cover: 'main', spine: 'warm', label: 'over', thread: 'over' }, (pen, colours) => {
  pen.box(-72, -100, 150, 200, colours.cover, 8)
  pen.box(-78, -100, 30, 200, colours.spine, 6)
  pen.stitch('M-40 -88H66V88H-40z', colours.thread)
  pen.box(-24, -62, 76, 80, colours.label, 6)
})

/** A sheet of paper with a folded corner. */
export const page = figure({ paper: 'main', fold: 'quilt', thread: 'over' }, (pen, { paper, fold, thread }) => {
  pen.patch('M-72 -100H36L72 -62V100H-72z', paper)
  pen.patch('M36 -100V-62H72z', fold)
  pen.stitch('M-50 -66H20M-50 -30H50M-50 4H50M-50 38H50M-50 72H10', thread, 'bold')
})

/** A sheet of a calendar that hangs from two rings. Its days are five rows of five, from -56, -28 in steps of 28. */
export const calendar = figure({ paper: 'main', head: 'warm', rings: 'main', thread: 'over' }, (pen, colours) => {
  pen.box(-84, -84, 168, 184, colours.paper, 8)
  pen.box(-84, -84, 168, 40, colours.head, 8)
  for (const x of [-42, 42]) pen.box(x - 8, -102, 16, 36, colours.rings, 7)
  pen.stitch('M-72 -46H72', colours.thread)
})

/** An envelope with its flap closed; the tip of the flap is at 0, 14. */
export const envelope = figure({ paper: 'main', flap: 'main', thread: 'over' }, (pen, { paper, flap, thread }) => {
  pen.box(-104, -68, 208, 138, paper, 6)
  pen.patch('M-100 -66H100L0 14z', flap)
  pen.stitch('M-100 -64L0 14L100 -64', thread, 'bold')
  pen.stitch('M-98 64L-30 0M98 64L30 0', thread)
})

/** A telephone with a screen from -50, -78 to 50, 62. */
export const telephone = figure({ case: 'main', screen: 'over', key: 'over' }, (pen, colours) => {
  pen.box(-64, -104, 128, 208, colours.case, 16)
  pen.box(-50, -80, 100, 144, colours.screen)
  pen.disc(0, 84, 11, colours.key)
  pen.stitch('M-16 -92H16', colours.key)
})

/** A pencil that points to the lower left. */
export const pencil = figure({ wood: 'warm', tip: 'main', end: 'main', thread: 'ground' }, (pen, colours) => {
  pen.patch('M-92 92L-78 54L52 -76L76 -52L-54 78z', colours.wood)
  pen.patch('M-92 92L-84 70L-70 84z', colours.tip)
  pen.patch('M44 -68L62 -86C72 -94 94 -72 86 -62L68 -44z', colours.end)
  pen.stitch('M-58 62L54 -50', colours.thread)
})
