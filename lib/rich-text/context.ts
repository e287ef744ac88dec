import type { ImageSources } from '../pictures/image-sources.ts'
import type { Outline } from './outline.ts'
import type { References } from './references.ts'

/** The state of one rendering. `found` counts what an article may have only so much of. */
export type Context = {
  options: ImageSources
  outline: Outline
  references: References
  found: { tables: number; colored: number; formulas: number }
  /** Whether a link is around. Links cannot be nested. */
  isInLink?: boolean
}
