import { type FileError, formatFileError } from '../forms/format-file-error.ts'
import { FILE_LIMITS } from '../limits.ts'
import {
  type Content,
  findKind,
  findWordStream,
  HEAD_BYTES,
  isEncryptedPdf,
  mayBeWord,
  nameContent,
  readArchiveNames,
} from '../uploads/content.ts'
import { needsPassword } from './resume/ask.client.ts'

/** Returns bytes as text, one character per byte. */
async function readBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}

type Problem = Pick<FileError, 'code' | 'content'>

const isOther = (content: Content): Problem => ({ code: 'unsupported-type', content })

async function checkArchive(file: File): Promise<Problem | null> {
  const whole = await readBytes(file)
  const names = readArchiveNames(whole)
  return names.length === 0 || mayBeWord(names) ? null : isOther(nameContent(whole))
}

async function checkCompound(file: File): Promise<Problem | null> {
  const whole = await readBytes(file)
  const found = findWordStream(whole)
  // A Word document with a password is wrapped in the container of the old format.
  if (found === 'encrypted') return { code: 'encrypted' }
  return found ? null : isOther(nameContent(whole))
}

/** Checks a chosen file by its size and content, not its name, and returns its error. The server checks it again. */
async function check(file: File): Promise<Problem | null> {
  if (file.size === 0) return { code: 'empty' }
  if (file.size > FILE_LIMITS.bytes) return { code: 'too-large' }
  const head = await readBytes(file.slice(0, HEAD_BYTES))
  const kind = findKind(head)
  if (kind === 'docx') return checkArchive(file)
  if (kind === 'doc') return checkCompound(file)
  if (kind === null) return isOther(nameContent(head))
  // A PDF that only forbids changes opens without a password. The server decides the cases that are unclear here.
  return isEncryptedPdf(await readBytes(file)) && (await needsPassword(file)) ? { code: 'encrypted' } : null
}

/** Returns the error message for a chosen file that would be refused, or null. Never rejects. */
export async function checkChosenFile(file: File): Promise<string | null> {
  const problem = await check(file).catch((): Problem => ({ code: 'aborted' }))
  return problem && formatFileError({ ...problem, fileName: file.name, bytes: file.size })
}
