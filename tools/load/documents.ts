import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createDocx } from '../../lib/uploads/testing-documents.ts'

const fixtures = path.join(import.meta.dirname, '../../e2e/fixtures')

/** Lengthens a real PDF with a comment before its cross-reference table. */
export function padPdf(bytes: number): Buffer {
  const text = readFileSync(path.join(fixtures, 'resume.pdf')).toString('latin1')
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const lines = randomBytes(bytes)
    .toString('base64')
    .slice(0, bytes - text.length - 8)
  const comment = `%${lines}\n`
  const end = text.slice(at).replace(/startxref\s+\d+/, `startxref\n${at + comment.length}`)
  return Buffer.from(text.slice(0, at) + comment + end, 'latin1')
}

export const padDocx = (bytes: number): Buffer =>
  createDocx({ 'word/media/photograph.bin': randomBytes(bytes - 4_096) })
