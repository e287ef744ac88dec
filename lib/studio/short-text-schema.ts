import type { z } from 'zod'
import { readShortText } from '../rich-text/short-text.ts'

/** How many times the limit of its words a text may be long with its formats. */
const ROOM = 10

/** A text whose words, without their formats, have at most `max` characters. `toText` makes the schema of a plain one. */
export const shortText = (toText: (max: number) => z.ZodString, max: number) =>
  toText(ROOM * max)
    .overwrite((stored) => (readShortText(stored).text ? stored : ''))
    .refine((stored) => readShortText(stored).text.length <= max, `must have at most ${max} characters`)
