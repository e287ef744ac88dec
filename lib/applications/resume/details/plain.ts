import { FONT_CHANGE, UNSURE } from '../line.ts'

// One or two letters in a separate font at the edge of a word may be an icon.
const ICON_BEFORE = /(?<=^|\s)([A-Za-z]{1,2})\ufdd1/g
const ICON_BEHIND = /\ufdd1([A-Za-z])(?=\s|$)/g

/** Normalizes a text: Latin digits, plain hyphens, and one word where several fonts split it. */
export const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(ICON_BEFORE, `$1${UNSURE}`)
    .replace(ICON_BEHIND, `${UNSURE}$1`)
    .replaceAll(FONT_CHANGE, '')
    // Letters of icon fonts.
    .replace(/[\ue000-\uf8ff]/g, ' ')

/** Returns the only one of several texts, ignoring case; undefined for none or several. */
export function getOnly(texts: readonly string[]): string | undefined {
  const [first] = texts
  return texts.every((text) => text.toLowerCase() === first?.toLowerCase()) ? first : undefined
}
