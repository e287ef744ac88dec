import { toWritable } from './text.ts'
import { toVisibleLine } from './visible-text.ts'

/** The maximum length of a label. */
export const MAX_LABEL = 60

/** Returns a label on one line, without what nobody sees. */
export const cleanLabel = (label: string): string => toVisibleLine(toWritable(label))

/** Returns whether a text can be the label of a link: clean, and of 1 to 60 characters. */
export const isLabel = (label: string): boolean =>
  label !== '' && label.length <= MAX_LABEL && label === cleanLabel(label)
