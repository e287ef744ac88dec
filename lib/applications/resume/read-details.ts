import type { Details } from './details/fields.ts'
import { findDetails } from './details/find-details.ts'
import { readDocx } from './docx/read-docx.ts'
import { readPdf } from './pdf/read-pdf.ts'

/** The details of a resume's author; none where the file cannot be read or nothing is certain. */
export async function readDetails(bytes: Uint8Array<ArrayBuffer>): Promise<Details> {
  try {
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
    return findDetails(await (isPdf ? readPdf(bytes) : readDocx(bytes)))
  } catch {
    return {}
  }
}
