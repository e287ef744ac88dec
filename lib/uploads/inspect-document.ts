import { isCompoundFile } from './compound-file.ts'
import { inspectDoc } from './doc.ts'
import { inspectDocx, isZip } from './docx.ts'
import type { FileKind } from './kinds.ts'
import { inspectPdf, isPdf } from './pdf.ts'
import type { FileWarning } from './warnings.ts'

/** What a file really is, and warnings about it. */
export type Inspection = { kind: FileKind | 'encrypted'; warnings: FileWarning[] }

/** Tells from the bytes what a document is; null for anything but the three kinds, and for a damaged file of Word. */
export async function inspectDocument(file: Buffer): Promise<Inspection | null> {
  if (isPdf(file)) return inspectPdf(file)
  try {
    if (isZip(file)) return await inspectDocx(file)
    return isCompoundFile(file) ? inspectDoc(file) : null
  } catch {
    return null
  }
}
