import { fields, flower, kalka, tree } from './garden.ts'
import { border, lattice, wheel } from './pattern.ts'
import type { Scene } from './scene.ts'
import { boats, lotus, pair, rays, threads } from './single.ts'
import { pond, river, shoal } from './water.ts'

/** Every composition by name. */
export const scenes = {
  river,
  boats,
  pond,
  shoal,
  pair,
  flower,
  lotus,
  kalka,
  tree,
  fields,
  rays,
  lattice,
  threads,
  wheel,
  border,
} satisfies Record<string, Scene>

/** The name of a composition. */
export type Motif = keyof typeof scenes

export const MOTIFS = Object.keys(scenes) as [Motif, ...Motif[]]
