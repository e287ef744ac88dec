import { sewBird, palm as sewPalm, sun as sewSun } from '../motifs/land.ts'
import { boat as sewBoat, fish as sewFish } from '../motifs/river.ts'
import { figure } from './pen.ts'

/** A fish that swims to the left. */
export const fish = figure({ body: 'main', fin: 'warm', thread: 'over' }, ({ cloth, place, scale }, colours) =>
  sewFish(cloth, place, scale * 100, colours),
)

/** A country boat under sail. */
export const boat = figure({ hull: 'main', sail: 'warm', canopy: 'quilt' }, ({ cloth, place, scale }, colours) =>
  sewBoat(cloth, { ...place, y: place.y + scale * 70 }, scale * 85, { ...colours, sailThread: 'ground' }),
)

/** A bird in flight, to the left. */
export const bird = figure({ body: 'main', wing: 'warm', thread: 'over' }, ({ cloth, place, scale }, colours) =>
  sewBird(cloth, place, scale * 100, colours),
)

/** A palm. */
export const palm = figure({ trunk: 'main', fronds: 'main', thread: 'over' }, ({ cloth, place, scale }, colours) =>
  sewPalm(cloth, { ...place, y: place.y + scale * 100 }, scale * 190, colours, 0.06),
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
