/** The kinds of file that the site accepts, by the extension of their name; shared by forms, handlers and backend. */
export const FILE_KINDS = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** A kind of file that applicants may send. */
export type FileKind = keyof typeof FILE_KINDS

/** Returns a file's name with the extension of its kind. */
export function toNameOfKind(name: string, type: string): string {
  const kind = (Object.keys(FILE_KINDS) as FileKind[]).find((known) => FILE_KINDS[known] === type)
  const named = getNamedKind(name)
  if (!kind || named === kind) return name
  return `${named ? name.slice(0, -named.length - 1) : name}.${kind}`
}

/** Returns the kind that a file's name indicates, or null. */
export function getNamedKind(name: string): FileKind | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(FILE_KINDS, extension) ? (extension as FileKind) : null
}
