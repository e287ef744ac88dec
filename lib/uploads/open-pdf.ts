import { getDocument, type PDFDocumentLoadingTask } from 'unpdf/pdfjs'

/** Opens a PDF with pdf.js, which then owns the bytes. The task's `promise` rejects for a damaged file, and for one that needs a password. */
export const openPdf = (data: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask =>
  getDocument({
    data,
    // Nothing is drawn, and nothing may be requested or compiled.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 0,
    // Reports which letters the file explains.
    fontExtraProperties: true,
    verbosity: 0,
  })

/** Returns whether a PDF opens without a password; false if it cannot be opened at all. */
export async function opensWithoutPassword(data: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const opening = openPdf(data)
  try {
    await opening.promise
    return true
  } catch {
    return false
  } finally {
    await opening.destroy()
  }
}
