import type { AddressOptions } from './address.ts'
import type { Outline } from './outline.ts'
import type { References } from './references.ts'

/** What one rendering carries along. */
export type Context = {
  options: AddressOptions
  outline: Outline
  references: References
  found: { tables: number; colored: number; formulas: number }
}
