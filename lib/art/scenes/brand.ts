import { fields, flower, kalka, tree } from '../compositions/garden.ts'
import { border } from '../compositions/pattern.ts'
import { boats, lotus, pair, rays, threads, window } from '../compositions/single.ts'
import { river } from '../compositions/water.ts'
import type { BrandScene } from './scene.ts'

/** The company's own pictures: home, about, the gallery, closing bands, and the one that replaces a missing picture. */
export const brand = {
  river: { says: 'Boats on a river under a large sun', tone: 'indigo', compose: river },
  tree: { says: 'A tree of life on a hill', tone: 'paper', compose: tree },
  flower: { says: 'A large flower', tone: 'madder', compose: flower },
  paisley: { says: 'A family of paisleys', tone: 'madder', compose: kalka },
  'sari-border': { says: 'The border of a sari', tone: 'paper', compose: border },
  window: { says: 'A window with a tree behind it', tone: 'paper', compose: window },
  boats: { says: 'Three country boats', tone: 'paper', compose: boats },
  lotus: { says: 'An open lotus', tone: 'indigo', compose: lotus },
  paddy: { says: 'Terraces of paddy under a low sun', tone: 'leaf', compose: fields },
  'two-fish': { says: 'Two fish that circle each other', tone: 'turmeric', compose: pair },
  trellis: { says: 'A trellis with flowers', tone: 'paper', compose: threads },
  sun: { says: 'A sun with long rays', tone: 'paper', compose: rays },
} satisfies Record<string, BrandScene>
