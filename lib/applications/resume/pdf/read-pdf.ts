import { PasswordException, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import { openPdf } from '../../../uploads/open-pdf.ts'
import type { Line, ResumeText } from '../line.ts'
import { readPageContent } from './page-content.ts'
import { type LinkArea, toLines } from './to-lines.ts'

/** Names and addresses are on the first pages. */
const MAX_PAGES = 2
const MAX_LINKS = 200

async function findLinks(page: PDFPageProxy): Promise<LinkArea[]> {
  const annotations = await page.getAnnotations()
  return annotations
    .filter(({ unsafeUrl }) => unsafeUrl)
    .slice(0, MAX_LINKS)
    .map(({ unsafeUrl, rect: [left, bottom, right, top] }) => ({ href: unsafeUrl, left, right, bottom, top }))
}

async function readText(document: PDFDocumentProxy): Promise<ResumeText> {
  const lines: Line[] = []
  for (let number = 1; number <= Math.min(MAX_PAGES, document.numPages); number += 1) {
    const page = await document.getPage(number)
    if (page.rotate === 0) lines.push(...toLines(await readPageContent(page), await findLinks(page), number))
  }
  const { info } = await document.getMetadata()
  return { lines, author: 'Author' in info ? String(info.Author) : '' }
}

/** Reads the text of a PDF's first pages; null if it needs a password. Throws if it is damaged or has too much on a page. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<ResumeText | null> {
  const opening = openPdf(bytes)
  try {
    return await readText(await opening.promise)
  } catch (error) {
    if (error instanceof PasswordException) return null
    throw error
  } finally {
    await opening.destroy()
  }
}
