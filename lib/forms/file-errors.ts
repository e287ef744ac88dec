import { contents, fileErrors } from '../../content/file-errors.ts'
import { formatBytes } from '../format/bytes.ts'
import type { Content } from '../uploads/content.ts'
import type { UploadErrorCode } from '../uploads/errors.ts'

/** A file that is refused, and what is known of it. */
export type FileFault = {
  code: UploadErrorCode
  fileName: string | null
  /** What it is instead. */
  content?: Content | null
  /** Its size, if it was received whole. */
  bytes?: number | null
}

/** What is wrong with a chosen file and what to do about it; shared by the check in the browser and the server's. */
export function formatFileFault({ code, fileName, content, bytes }: FileFault): string {
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
