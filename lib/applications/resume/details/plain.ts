import { FONT_CHANGE, UNSURE } from '../line.ts'

// One or two letters in a font of their own at the edge of a word may be an icon.
const ICON_BEFORE = /(?<=^|\s)([A-Za-z]{1,2})\ufdd1/g
const ICON_BEHIND = /\ufdd1([A-Za-z])(?=\s|$)/g

/** Bengali digits become Latin ones, all hyphens the one of the keyboard, and words in several fonts one word. */
export const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(ICON_BEFORE, `$1${UNSURE}`)
    .replace(ICON_BEHIND, `${UNSURE}$1`)
    .replaceAll(FONT_CHANGE, '')
    // Icons of icon fonts.
    .replace(/[\ue000-\uf8ff]/g, ' ')

/** The only one of several texts that differ at most in their case; undefined where there are none or more. */
export function getOnly(texts: readonly string[]): string | undefined {
  const [first] = texts
  return texts.every((text) => text.toLowerCase() === first?.toLowerCase()) ? first : undefined
}
