import { sun as sewSun } from '../motifs/land.ts'
import { fish as sewFish } from '../motifs/river.ts'
import { figure } from './pen.ts'

/** A fish that swims to the left. */
export const fish = figure({ body: 'main', fin: 'warm', thread: 'over' }, ({ cloth, place, scale }, colours) =>
  sewFish(cloth, place, scale * 100, colours),
)

/** The sun. */
export const sun = figure({ disc: 'warm', rays: 'warm', thread: 'over' }, ({ cloth, place, scale }, colours) =>
  sewSun(cloth, place, scale * 80, colours, 24),
)

/** A flower with five round petals. */
export const blossom = figure({ petals: 'main', heart: 'warm' }, (pen, { petals, heart }) => {
  pen.cord('M0 0L0 -58M0 0L55 -18M0 0L34 47M0 0L-34 47M0 0L-55 -18', petals, 74)
  pen.disc(0, 0, 24, heart)
})
