import CFB from 'cfb'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const STREAM = 2

/** Whether the bytes begin as an OLE compound file does: old Word, but also old Excel, installers and emails. */
export const isCompoundFile = (file: Buffer) => file.subarray(0, 8).equals(SIGNATURE)

/** What an OLE compound file is to us: a Word document, one (or a DOCX) behind a password, or neither. */
export function readCompoundFile(file: Buffer): 'doc' | 'encrypted' | null {
  let container: ReturnType<typeof CFB.read>
  try {
    container = CFB.read(file, { type: 'buffer' })
  } catch {
    return null
  }
  const find = (name: string) => {
    const entry = container.FileIndex[container.FullPaths.indexOf(`${container.FullPaths[0]}${name}`)]
    return entry?.type === STREAM ? Buffer.from(entry.content ?? []) : null
  }
  // Office wraps a DOCX with a password into such a file, and keeps the name.
  if (find('EncryptedPackage')) return 'encrypted'
  const word = find('WordDocument')
  // The stream's header: a magic number, and ten bytes in, bit 8 of the flags says "encrypted" ([MS-DOC] FibBase).
  if (!word || word.length < 12 || word.readUInt16LE(0) !== 0xa5ec) return null
  return word.readUInt16LE(10) & 0x0100 ? 'encrypted' : 'doc'
}
