import { createByteBudget } from '../inflate.ts'
import type { Line, ResumeText } from '../line.ts'
import { LineReader } from './line-reader.ts'
import { readSizes } from './sizes.ts'
import { openZip } from './unzip.ts'
import { readXml } from './xml.ts'

/** The addresses that a part's links lead to, by their id. */
function readTargets(source: string): Map<string, string> {
  const targets = new Map<string, string>()
  for (const piece of readXml(source))
    if (piece.kind !== 'text' && piece.name === 'Relationship' && piece.getAttribute('TargetMode') === 'External')
      targets.set(piece.getAttribute('Id'), piece.getAttribute('Target'))
  return targets
}

/** The text of a Word document. Throws where it cannot be read. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<ResumeText> {
  const readPart = openZip(bytes, createByteBudget())
  const sizes = readSizes(await readPart('word/styles.xml'))
  const lines: Line[] = []
  // The header of the first page often has the name.
  for (const name of ['header1', 'header2', 'header3', 'document', 'footer1', 'footer2', 'footer3']) {
    const source = await readPart(`word/${name}.xml`)
    if (source)
      lines.push(...new LineReader(readTargets(await readPart(`word/_rels/${name}.xml.rels`)), sizes).read(source))
  }
  const core = await readPart('docProps/core.xml')
  const author = core.split('<dc:creator>')[1]?.split('<')[0] ?? ''
  return { lines, author }
}
