import { findKind, HEAD_BYTES } from './content.ts'
import { inspectDoc, isCompoundFile } from './doc.ts'
import { inspectDocx } from './docx.ts'
import type { FileKind } from './kinds.ts'
import { inspectPdf, isPdf } from './pdf.ts'
import type { FileWarning } from './warnings.ts'

/** The kind of a document by its content, and warnings about it. */
export type Inspection = { kind: FileKind | 'encrypted'; warnings: FileWarning[] }

/** Inspects a document by its bytes. Returns null for anything but the three kinds, and for a damaged Word file. */
export async function inspectDocument(file: Buffer): Promise<Inspection | null> {
  const kind = findKind(file.subarray(0, HEAD_BYTES).toString('latin1'))
  if (kind === 'pdf') return isPdf(file) ? inspectPdf(file) : null
  try {
    if (kind === 'docx') return await inspectDocx(file)
    return kind === 'doc' && isCompoundFile(file) ? inspectDoc(file) : null
  } catch {
    return null
  }
}
