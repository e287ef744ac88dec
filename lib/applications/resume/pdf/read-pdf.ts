import { type Dictionary, toReadable, type Value } from '../../../pdf/syntax.ts'
import type { Line, ResumeText } from '../line.ts'
import { ContentReader } from './content.ts'
import { isStream, PdfFile } from './file.ts'
import { type LinkArea, toLines } from './to-lines.ts'

/** Names and addresses are on the first pages. */
const PAGES = 2
const MAX_NODES = 500
const MAX_LINKS = 200

/** A page's own entries, and all with those that it inherits. */
type Page = { entries: Dictionary; inherited: Dictionary }

function findPages(file: PdfFile): Page[] {
  const pages: Page[] = []
  const root = file.getDictionary(file.trailer.get('Root'))
  const waiting: { value: Value | undefined; inherited: Dictionary }[] = [
    { value: root.get('Pages'), inherited: new Map() },
  ]
  for (let count = 0; count < MAX_NODES && pages.length < PAGES; count += 1) {
    const node = waiting.shift()
    if (!node) break
    const entries = file.getDictionary(node.value)
    const inherited = new Map([...node.inherited, ...entries])
    const kids = file.getList(entries.get('Kids'))
    if (kids.length === 0) pages.push({ entries, inherited })
    else waiting.unshift(...kids.slice(0, PAGES).map((value) => ({ value, inherited })))
  }
  return pages
}

async function readContents(file: PdfFile, value: Value | undefined): Promise<string> {
  const contents = file.get(value)
  if (isStream(contents)) return file.readStream(contents)
  const parts: string[] = []
  for (const part of Array.isArray(contents) ? contents.slice(0, 200) : []) parts.push(await file.read(part))
  return parts.join('\n')
}

function findLinks(file: PdfFile, page: Dictionary): LinkArea[] {
  return file
    .getList(page.get('Annots'))
    .slice(0, MAX_LINKS)
    .flatMap((value) => {
      const link = file.getDictionary(value)
      const href = file.getText(file.getDictionary(link.get('A')).get('URI'))
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = file.getList(link.get('Rect')).map((each) => file.getNumber(each))
      const area = { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) }
      return href ? [{ href, ...area }] : []
    })
}

/** The text of a PDF's first pages. Throws where it cannot be read. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<ResumeText> {
  const file = await PdfFile.open(bytes)
  const lines: Line[] = []
  for (const [index, { entries, inherited }] of findPages(file).entries()) {
    if (file.getNumber(inherited.get('Rotate')) % 360 !== 0) continue
    const reader = new ContentReader(file)
    await reader.read(await readContents(file, entries.get('Contents')), file.getDictionary(inherited.get('Resources')))
    lines.push(...toLines(reader.content, findLinks(file, entries), index + 1))
  }
  const info = file.getDictionary(file.trailer.get('Info'))
  return { lines, author: toReadable(file.getText(info.get('Author'))) }
}
