import { contents, fileErrors } from '../../content/file-errors.ts'
import { formatBytes } from '../format/bytes.ts'
import type { Content } from '../uploads/content.ts'
import type { UploadErrorCode } from '../uploads/errors.ts'

/** The details of a refused file. */
export type FileError = {
  code: UploadErrorCode
  fileName: string | null
  /** The kind of content that the file has instead. */
  content?: Content | null
  /** Its size, if the whole file was received. */
  bytes?: number | null
}

/** Formats the sentence about a refused file: the reason, and what to do. Used by browser and server. */
export function formatFileError({ code, fileName, content, bytes }: FileError): string {
  const name = fileName ?? 'The file'
  if (code === 'too-large') {
    const size = bytes ? `: it has ${formatBytes(bytes)}` : ''
    return `${name} ${fileErrors['too-large']}${size}. ${fileErrors.smaller}`
  }
  if (code !== 'unsupported-type') return `${name} ${fileErrors[code]}`
  if (!content || content === 'unknown' || content === 'damaged') return `${name} ${fileErrors[content ?? 'unknown']}`
  const { is, how } = contents[content]
  return `The content of ${fileName ?? 'the file'} is ${is}. ${how}`
}
