import type { ImageSources } from '../image-sources.ts'
import type { Outline } from './outline.ts'
import type { References } from './references.ts'

/** What one rendering carries along. */
export type Context = {
  options: ImageSources
  outline: Outline
  references: References
  found: { tables: number; colored: number; formulas: number }
}
