import type { Details } from './details/detail-fields.ts'
import { findDetails } from './details/find-details.ts'
import { FONT_CHANGE, type Line, type ResumeText, UNSURE } from './line.ts'

/** Reads the text of one kind of file; null if the file needs a password. */
export type ReadText = (bytes: Uint8Array<ArrayBuffer>) => Promise<ResumeText | null>

/** What a machine reads in a resume: the certain details, and the text in its order. */
export type ResumeReading = {
  details: Details
  /** At most `MAX_LINES` lines. Parts of a line beside a wide gap are separated by a bar. */
  lines: string[]
  /** Whether there are two columns side by side, which many machines read across. */
  hasColumns: boolean
}

/** What a resume contains, or the fact that the file needs a password. */
export type ResumeAnswer = ResumeReading | 'needs-password'

/** A worker's messages: that it has loaded, and its answers. */
export type WorkerMessage = 'ready' | ResumeAnswer

/** A file that could not be read. */
export const NOTHING_READ: ResumeReading = { details: {}, lines: [], hasColumns: false }

const MAX_LINES = 300
const MAX_LINE = 300

/** How far right the next line of another column begins, in points, and how often that makes two columns. */
const COLUMN = 100
const MIN_JUMPS = 4

/** Returns whether the lines jump between two columns. A single date on the right is not a column. */
function findColumns(lines: readonly Line[]): boolean {
  const jumps = lines.filter(({ left, page }, i) => {
    const before = lines[i - 1]
    return left !== undefined && before?.left !== undefined && before.page === page && left - before.left > COLUMN
  })
  return jumps.length >= MIN_JUMPS
}

const toShown = (text: string) =>
  text.replaceAll(UNSURE, ' ').replaceAll(FONT_CHANGE, '').replaceAll('\n', ' ').trim().slice(0, MAX_LINE)

/** Returns the lines of the page, as a machine reads them from left to right. */
function toLines(lines: readonly Line[]): string[] {
  const read: string[] = []
  for (const { text, before } of lines.slice(0, MAX_LINES * 2)) {
    const last = read.at(-1)
    // The part on the left has been read already if it comes just before.
    if (before && last?.endsWith(toShown(before))) read[read.length - 1] = `${last} | ${toShown(text)}`
    else if (toShown(text)) read.push(toShown(text))
  }
  return read.slice(0, MAX_LINES)
}

/** Returns what a machine reads in a resume; nothing if it cannot be read. */
export async function readResume(file: Blob, readText: ReadText): Promise<ResumeAnswer> {
  try {
    const text = await readText(new Uint8Array(await file.arrayBuffer()))
    if (!text) return 'needs-password'
    return { details: findDetails(text), lines: toLines(text.lines), hasColumns: findColumns(text.lines) }
  } catch {
    return NOTHING_READ
  }
}
