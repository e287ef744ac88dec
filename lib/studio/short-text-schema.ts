import type { z } from 'zod'
import { readShortText } from '../rich-text/short-text.ts'

/** How many times longer than its words a formatted text may be. */
const ROOM = 10

/**
 * Returns the schema of a text with at most `max` characters besides its formats. `toText` returns the schema of a
 * plain text.
 */
export const shortText = (toText: (max: number) => z.ZodString, max: number) =>
  toText(ROOM * max)
    .overwrite((stored) => (readShortText(stored).text ? stored : ''))
    .refine((stored) => readShortText(stored).text.length <= max, `must have at most ${max} characters`)
