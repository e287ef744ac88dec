import type { Composition } from '../compositions/composition.ts'
import type { Colours, Figure, Spot } from '../figures/pen.ts'
import type { Role, Tone } from '../palette.ts'
import type { Stitch } from '../stitches.ts'

/** A thing in a scene. */
export type Thing = Spot & { thing: Figure; colours: Colours }

/** A line of thread: `thread` is path data. Without a colour, it is the event. */
export type Thread = { thread: string; colour?: Role; stitch?: Stitch }

/** A solid thread that is as wide as it has to be: `cord` is path data. Without a colour, it is the event. */
export type Cord = { cord: string; width: number; colour?: Role }

/** A piece of cloth: `patch` is path data. */
export type Patch = { patch: string; colour: Role }

/** Knots at points: `x,y x,y`. Without a colour, they are the event. */
export type Knots = { knots: string; colour?: Role }

export type ScenePart = Thing | Thread | Cord | Patch | Knots

/** A border names the family of a picture: selvedge for tutorials, sari for sectors, torn for studies, spine for essays. */
export type Border = 'selvedge' | 'sari' | 'torn' | 'spine'

/**
 * A picture that can be told in a sentence: an everyday thing, and one thing that happened to a stitch.
 *
 * Its parts are sewn in order in a square from -100 to 100, which no crop cuts. What lies beyond it is seen only in
 * wide pictures. The event alone has the colour `event`.
 */
export type Scene = {
  /** What it shows, in about ten words; its text alternative. */
  says: string
  tone: Tone
  border?: Border
  /** A floor, a shore or a table: everything below this height. `wave` is how far its edge rises and falls. */
  below?: { y: number; wave?: number; colour?: Role; thread?: Role }
  parts: readonly ScenePart[]
}

/** A picture of the brand, without an event. */
export type BrandScene = { says: string; tone: Tone; compose: Composition }

/** Places a figure. `changes` are colours that differ from its usual ones. */
export function thing<Part extends string>(
  figure: Figure<Part>,
  spot: Spot,
  changes: Partial<Colours<Part>> = {},
): Thing {
  return { ...spot, thing: figure as Figure, colours: { ...figure.colours, ...changes } }
}
