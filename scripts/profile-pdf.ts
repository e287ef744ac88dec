import { deflateSync, inflateSync } from 'node:zlib'

/** Six decimals of a millimetre's fraction, as Chromium writes them, are most of a drawing's size; two are plenty. */
function roundNumbers(content: string): string {
  return content.replace(/-?\d*\.\d{3,}/g, (number) => {
    const value = Number(number)
    return String(Number(value.toFixed(Math.abs(value) >= 10 ? 2 : 4)))
  })
}

/** An object with its drawing instructions rounded and packed again; any other object as it is. */
function slimObject(object: Buffer): Buffer {
  const head = object.indexOf('stream\n')
  const dictionary = object.subarray(0, head).toString('latin1')
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
  if (head < 0 || !length || !dictionary.includes('/FlateDecode')) return object
  const start = head + 'stream\n'.length
  const content = inflateSync(object.subarray(start, start + length)).toString('latin1')
  // Content streams begin with a transformation; fonts and tables must stay to the letter.
  if (!/^[-\d. ]+ cm\n/.test(content)) return object
  const packed = deflateSync(Buffer.from(roundNumbers(content), 'latin1'), { level: 9 })
  const opening = dictionary.replace(/\/Length \d+/, `/Length ${packed.length}`)
  return Buffer.concat([Buffer.from(`${opening}stream\n`, 'latin1'), packed, object.subarray(start + length)])
}

/** Makes a PDF of Chromium's smaller without a visible change. Throws where it is not laid out as Chromium does. */
export function slimPdf(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = text.slice(text.indexOf('trailer', table))
  const entries = [...text.slice(table).matchAll(/^(\d{10}) (\d{5}) ([nf])\s*$/gm)].map(([, offset]) => Number(offset))
  const [, ...offsets] = entries
  if (!table || offsets.length === 0) throw new Error('this PDF has no plain table of objects')
  const ends = [...offsets, table].sort((a, b) => a - b)
  const parts = [pdf.subarray(0, ends[0])]
  let at = ends[0] ?? 0
  const places = new Map<number, number>()
  for (const [i, offset] of ends.slice(0, -1).entries()) {
    const object = slimObject(pdf.subarray(offset, ends[i + 1]))
    places.set(offset, at)
    parts.push(object)
    at += object.length
  }
  const rows = offsets.map((offset) => `${String(places.get(offset) ?? 0).padStart(10, '0')} 00000 n \n`)
  const xref = `xref\n0 ${entries.length}\n0000000000 65535 f \n${rows.join('')}`
  return Buffer.concat([...parts, Buffer.from(xref + trailer.replace(/startxref\s+\d+/, `startxref\n${at}`), 'latin1')])
}
