import type { ImageSources } from '../pictures/image-sources.ts'
import type { Outline } from './outline.ts'
import type { References } from './references.ts'

/** The state of one rendering. `found` counts what is limited in an article. */
export type Context = {
  options: ImageSources
  outline: Outline
  references: References
  found: { tables: number; colored: number; formulas: number }
  /** Whether the content is inside a link. Links cannot be nested. */
  isInLink?: boolean
}
