import { figure } from './pen.ts'

/** A house door in its frame. Bolts are drawn over it. */
export const door = figure({ frame: 'quilt', leaf: 'main', thread: 'over', knob: 'warm' }, (pen, { frame, leaf, thread, knob }) => {
  pen.box(-74, -104, 148, 204, frame, 4)
  pen.box(-58, -90, 116, 190, leaf)
  pen.stitch('M-44 -76H44V88H-44z', thread)
  pen.disc(-38, 10, 9, knob)
})

/** A bolt, shot to the right: its bar runs through two staples. */
export const bolt = figure({ bar: 'warm', staple: 'quilt' }, (pen, { bar, staple }) => {
  pen.box(-100, -13, 200, 26, bar, 3)
  pen.box(-66, 0, 22, 36, bar, 3)
  pen.box(-24, -22, 18, 44, staple)
  pen.box(56, -22, 18, 44, staple)
})

/** A house with a tiled roof. */
export const house = figure({ wall: 'main', roof: 'warm', opening: 'ground', thread: 'over' }, (pen, { wall, roof, opening, thread }) => {
  pen.box(-74, -16, 148, 112, wall)
  pen.patch('M-104 -6L-66 -80H66L104 -6z', roof)
  pen.stitch('M-78 -26H78M-62 -52H62', wall)
  pen.box(-14, 30, 36, 66, opening)
  pen.box(-58, 18, 28, 30, opening)
  pen.box(38, 18, 24, 30, opening)
  pen.stitch('M-62 82H-26M34 82H62', thread)
})

/** A shop’s awning, striped, with a scalloped edge. */
export const awning = figure({ stripe: 'warm', other: 'main' }, (pen, { stripe, other }) => {
  for (let i = 0; i < 6; i++) {
    const [left, foot] = [-84 + i * 28, -102 + i * 34]
    const [right, end] = [left + 28, foot + 34]
    pen.patch(`M${left} -40H${right}L${end} 12C${end} 40 ${foot} 40 ${foot} 12z`, i % 2 ? other : stripe)
  }
})

/** A kitchen scale: two plates above a level beam. Things stand on the plates at y -10, from 26 to 96 and mirrored. */
export const scale = figure({ frame: 'main', thread: 'over', plates: 'warm' }, (pen, { frame, thread, plates }) => {
  pen.cord('M-60 -4V30H60V-4', frame, 12)
  pen.patch('M-16 30H16L40 92H-40z', frame)
  pen.box(-62, 84, 124, 16, frame, 6)
  for (const x of [-60, 60]) pen.patch(`M${x - 40} -12H${x + 40}C${x + 34} 8 ${x - 34} 8 ${x - 40} -12z`, plates)
  pen.stitch('M0 42V78', thread)
})
