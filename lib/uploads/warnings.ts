/** The reasons to open a document with care, in words for the person who reads applications. */
const FILE_WARNINGS = {
  macros: 'has macros',
  remote: 'loads parts from another address',
  script: 'has JavaScript',
  launch: 'starts other programs',
  attachments: 'has files attached',
} as const

/** Something in a document that runs automatically or loads other files. */
export type FileWarning = keyof typeof FILE_WARNINGS

/**
 * Returns a sentence such as "has macros, loads parts from another address: open with care", or an empty string without
 * warnings.
 */
export const formatFileWarnings = (warnings: readonly FileWarning[]) =>
  warnings.length === 0 ? '' : `${warnings.map((warning) => FILE_WARNINGS[warning]).join(', ')}: open with care`
