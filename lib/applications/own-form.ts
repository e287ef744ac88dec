import type { FormField } from '../forms/types.ts'

/**
 * How a position's application form differs from the usual one. Only pages of such positions have it, so that all others
 * stay as they are.
 */
export type OwnForm = {
  /** Changes with the questions. The form posts it, so that the server notices an outdated form. */
  version: string
  /** The fields of steps 3 and 4. */
  letter: FormField[]
  files: FormField[]
  filesTitle?: string
  title: string
  needed: string
  text: string
  /** The first sentence of the receipt. */
  lead: string
}

/** The hidden field with the form's version. */
export const VERSION_FIELD = 'formVersion'

const PREFIX = 'question-'

/** Returns the name of the field for a question of a position. */
export const toQuestionName = (id: string): string => PREFIX + id

/** Returns whether a field is for a question of a position, even of an earlier form of it. */
export const isQuestionName = (name: string): boolean => name.startsWith(PREFIX)
