/** The kinds of file the site takes, by the extension of their name; shared by forms, handlers and backend. */
export const FILE_KINDS = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** A kind of file that applicants may send. */
export type FileKind = keyof typeof FILE_KINDS

/** The kind that a file's name claims, or null. */
export function getNamedKind(name: string): FileKind | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(FILE_KINDS, extension) ? (extension as FileKind) : null
}
