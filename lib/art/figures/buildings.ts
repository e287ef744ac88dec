import { awning } from './house.ts'
import { figure } from './pen.ts'

/** A hut with the curved roof of Bengal, a door and a window. */
export const hut = figure({ wall: 'main', roof: 'warm', door: 'over', thread: 'over' }, (pen, colours) => {
  pen.box(-72, -16, 144, 116, colours.wall)
  pen.patch('M-108 22C-66 -2 -52 -84 0 -92C52 -84 66 -2 108 22C60 8 -60 8 -108 22z', colours.roof)
  pen.stitch('M-80 4C-46 -18 -40 -70 0 -76C40 -70 46 -18 80 4', colours.thread)
  pen.box(-44, 36, 36, 64, colours.door)
  pen.box(16, 36, 36, 32, colours.door)
})

/** A factory with a saw-tooth roof; its chimney, at the left, ends at -62, -100. */
export const factory = figure(
  { wall: 'main', chimney: 'main', windows: 'warm', gate: 'over', thread: 'over' },
  (pen, { wall, chimney, windows, gate, thread }) => {
    pen.patch('M-98 100L-90 -92H-96V-104H-54V-92H-60L-54 100z', chimney)
    for (const y of [-70, -46]) pen.stitch(`M-88 ${y}H-62`, thread, 'bold')
    pen.patch('M-50 100V-36L0 6V-36L50 6V-36L100 6V100z', wall)
    pen.stitch('M-40 -16L0 18L10 -16L50 18L60 -16L90 10', thread)
    for (const x of [-38, 10]) pen.box(x, 36, 36, 26, windows)
    pen.box(58, 50, 30, 50, gate)
    pen.stitch('M-40 82H46', thread)
  },
)

/** A public office: a pediment on five pillars, steps, and a flag with a disc. */
export const office = figure(
  { wall: 'main', roof: 'main', flag: 'warm', disc: 'ground', shade: 'quilt', thread: 'over' },
  (pen, colours) => {
    pen.box(-3, -116, 7, 60, colours.roof)
    pen.patch('M4 -116H66V-72H4z', colours.flag)
    pen.disc(34, -94, 13, colours.disc)
    pen.box(-84, 4, 168, 78, colours.shade)
    pen.patch('M-98 -8L0 -62L98 -8z', colours.roof)
    pen.stitch('M-66 -18L0 -50L66 -18z', colours.thread)
    pen.box(-92, -6, 184, 16, colours.wall)
    for (const x of [-84, -47, -10, 27, 64]) pen.box(x, 8, 21, 70, colours.wall)
    pen.box(-94, 76, 188, 12, colours.wall)
    pen.box(-104, 88, 208, 14, colours.wall)
    pen.stitch('M-94 89H94', colours.thread)
  },
)

/** A shop: an awning of stripes over a counter and a shelf. Jars stand on the counter at y = 50. */
export const shop = figure(
  { post: 'main', counter: 'main', stripe: 'main', gap: 'warm', back: 'under', thread: 'over' },
  (pen, colours) => {
    pen.box(-88, -40, 176, 92, colours.back)
    pen.box(-92, -40, 12, 140, colours.post)
    pen.box(80, -40, 12, 140, colours.post)
    pen.box(-98, 50, 196, 50, colours.counter)
    pen.stitch('M-86 64H86M-86 86H86', colours.thread)
    pen.sew(awning, { x: 0, y: -56, size: 100 }, { stripe: colours.stripe, other: colours.gap })
    pen.box(-88, -104, 176, 12, colours.post)
  },
)

/** A tall block of flats with six windows. */
export const flats = figure({ wall: 'main', window: 'over', thread: 'over' }, (pen, { wall, window, thread }) => {
  pen.box(-60, -100, 120, 200, wall)
  for (const y of [-78, -34, 10]) for (const x of [-42, 12]) pen.box(x, y, 30, 28, window)
  pen.box(-16, 58, 32, 42, window)
  pen.stitch('M-52 48H52', thread)
})

/** A wall of bricks that is still being built: four rows, the top one begun at the left. */
export const wall = figure({ brick: 'main', thread: 'over' }, (pen, { brick, thread }) => {
  const rows: readonly (readonly [y: number, from: number, count: number])[] = [
    [64, -100, 3],
    [26, -133, 4],
    [-12, -100, 3],
    [-50, -133, 3],
  ]
  for (const [y, from, count] of rows)
    for (let i = 0; i < count; i++) {
      const left = Math.max(-100, from + i * 67)
      const right = Math.min(100, from + i * 67 + 60)
      pen.box(left, y, right - left, 31, brick)
      pen.stitch(`M${left + 8} ${y + 15}H${right - 8}`, thread, 'fine')
    }
})

/** A pole for power lines with two arms. Wires leave from ±90, -84 and ±64, -38. */
export const pole = figure({ wood: 'main', cups: 'warm', thread: 'over' }, (pen, { wood, cups, thread }) => {
  pen.patch('M-11 100L-8 -100H8L11 100z', wood)
  pen.box(-96, -76, 192, 13, wood)
  pen.box(-70, -30, 140, 13, wood)
  for (const x of [-88, -36, 36, 88]) pen.box(x - 8, -94, 16, 20, cups, 6)
  for (const x of [-62, 62]) pen.box(x - 8, -48, 16, 20, cups, 6)
  pen.stitch('M0 -56V90', thread)
})
