import { readCompoundFile } from './compound-file.ts'
import type { Inspection } from './inspect-document.ts'

// Storages that hold macros, in documents and in workbooks within them.
const MACRO_STORAGE = /^(?:macros|vba|_vba_project_cur)$/i

/** What an OLE compound file is to us: a Word document, one (or a DOCX) behind a password, or null for neither. */
export function inspectDoc(file: Buffer): Inspection | null {
  try {
    const { entries, top, readStart } = readCompoundFile(file)
    const find = (name: string) => top.find((entry) => entry.isStream && entry.name === name)
    // Office wraps a DOCX with a password into such a file, and keeps the name.
    if (find('EncryptedPackage')) return { kind: 'encrypted', warnings: [] }
    const stream = find('WordDocument')
    // The stream's header: a magic number, and ten bytes in, bit 8 of the flags says "encrypted" ([MS-DOC] FibBase).
    const header = stream ? readStart(stream) : Buffer.alloc(0)
    if (header.length < 12 || header.readUInt16LE(0) !== 0xa5ec) return null
    if (header.readUInt16LE(10) & 0x0100) return { kind: 'encrypted', warnings: [] }
    const hasMacros = entries.some(({ isStream, name }) => !isStream && MACRO_STORAGE.test(name))
    return { kind: 'doc', warnings: hasMacros ? ['macros'] : [] }
  } catch {
    return null
  }
}
