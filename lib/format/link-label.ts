import { toWritable } from './text.ts'

/** The maximum length of a label. */
export const MAX_LABEL = 60

// They would reverse the text around a label.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns a label on one line, without control characters and direction marks. */
export const cleanLabel = (label: string): string =>
  toWritable(label).replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim()

/** Returns whether a text can be the label of a link: clean, and of 1 to 60 characters. */
export const isLabel = (label: string): boolean =>
  label !== '' && label.length <= MAX_LABEL && label === cleanLabel(label)
