import { figure } from './pen.ts'

/** A painted lorry that drives to the right, with the crown of Bengal's lorries over its cab. */
export const lorry = figure(
  {
    load: 'main',
    cab: 'main',
    crown: 'warm',
    glass: 'over',
    wheel: 'main',
    gap: 'ground',
    hub: 'warm',
    thread: 'over',
  },
  (pen, colours) => {
    pen.box(-104, -56, 138, 102, colours.load, 6)
    pen.stitch('M-92 -44H22V34H-92z', colours.thread)
    pen.patch('M40 -26H76C86 -26 90 -18 94 -4L104 16V50H40z', colours.cab)
    pen.patch('M54 -14H74L84 12H54z', colours.glass)
    pen.patch('M22 -74C44 -68 66 -58 86 -38L82 -28H40V-56H22z', colours.crown)
    pen.box(-104, 46, 208, 14, colours.cab)
    for (const x of [-62, 66]) {
      pen.disc(x, 60, 34, colours.gap)
      pen.disc(x, 60, 27, colours.wheel)
      pen.disc(x, 60, 10, colours.hub)
    }
  },
)

/** A flat ferry with a raised bow at each end; its deck is at y = 0. */
export const ferry = figure({ hull: 'main', thread: 'over' }, (pen, { hull, thread }) => {
  pen.patch('M-100 -16L-84 0H84L100 -16L82 34H-82z', hull)
  pen.stitch('M-78 14H78', thread, 'bold')
})
