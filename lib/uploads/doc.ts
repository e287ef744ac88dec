import { readCompoundFile } from './compound-file.ts'
import type { Inspection } from './inspect-document.ts'

const MACRO_STORAGE = /^(?:macros|vba|_vba_project_cur)$/i

/** What an OLE compound file is: a Word document, one (or a DOCX) behind a password, or null. Throws for a damaged one. */
export function inspectDoc(file: Buffer): Inspection | null {
  const { entries, top, readStart } = readCompoundFile(file)
  const find = (name: string) => top.find((entry) => entry.isStream && entry.name === name)
  // A DOCX with a password.
  if (find('EncryptedPackage')) return { kind: 'encrypted', warnings: [] }
  const stream = find('WordDocument')
  // [MS-DOC] FibBase: a magic number; bit 8 of the flags says "encrypted".
  const header = stream ? readStart(stream) : Buffer.alloc(0)
  if (header.length < 12 || header.readUInt16LE(0) !== 0xa5ec) return null
  if (header.readUInt16LE(10) & 0x0100) return { kind: 'encrypted', warnings: [] }
  const hasMacros = entries.some(({ isStream, name }) => !isStream && MACRO_STORAGE.test(name))
  return { kind: 'doc', warnings: hasMacros ? ['macros'] : [] }
}
