import { CODE_LANGUAGES } from '@/lib/rich-text/code-languages'
import type { Theme } from '@/lib/rich-text/restrict-formats'
import type { IconName } from './Icon'

/** A button that formats the text or opens a field. */
export type Tool = {
  label: string
  icon: IconName
  keys?: string
} & (
  | { format: string; value: string | number | boolean }
  | { opens: 'link' | 'video' | 'formula' | 'picture' }
  | { cleans: true }
)

const BOLD: Tool = { label: 'Bold', icon: 'bold', format: 'bold', value: true, keys: 'Control+B Meta+B' }
const ITALIC: Tool = { label: 'Italic', icon: 'italic', format: 'italic', value: true, keys: 'Control+I Meta+I' }
const LINK: Tool = { label: 'Link', icon: 'link', opens: 'link', keys: 'Control+K Meta+K' }
const QUOTE: Tool = { label: 'Quote', icon: 'quote', format: 'blockquote', value: true }

/** The tools of each theme, in groups. */
export const TOOLS: Record<Theme, Tool[][]> = {
  snow: [
    [
      BOLD,
      ITALIC,
      { label: 'Underline', icon: 'underline', format: 'underline', value: true, keys: 'Control+U Meta+U' },
      LINK,
    ],
    [
      { label: 'Numbered list', icon: 'numbers', format: 'list', value: 'ordered' },
      { label: 'Bulleted list', icon: 'bullets', format: 'list', value: 'bullet' },
      QUOTE,
      { label: 'Code block', icon: 'code', format: 'code-block', value: 'plain' },
    ],
    [
      { label: 'Picture', icon: 'picture', opens: 'picture' },
      { label: 'Video', icon: 'video', opens: 'video' },
      { label: 'Formula', icon: 'formula', opens: 'formula' },
    ],
    [{ label: 'Clear formatting', icon: 'clean', cleans: true }],
  ],
  bubble: [
    [BOLD, ITALIC, LINK],
    [
      { label: 'Heading 1', icon: 'heading1', format: 'header', value: 1 },
      { label: 'Heading 2', icon: 'heading2', format: 'header', value: 2 },
      QUOTE,
    ],
  ],
}

type Choice = { value: string; label: string }

/** Returns the paragraph styles to choose from. A style without an entry is listed while it is chosen. */
export function toHeadings(chosen: unknown): Choice[] {
  const levels = [1, 2, 3, ...(Number(chosen) > 3 ? [Number(chosen)] : [])]
  const headings = levels.map((level) => ({ value: String(level), label: `Heading ${level}` }))
  return [{ value: '', label: 'Paragraph' }, ...headings]
}

/** Returns the code languages to choose from. A language that the site does not colour is listed while it is chosen. */
export function toLanguages(chosen: unknown): Choice[] {
  const named = { plain: 'Plain text', ...CODE_LANGUAGES }
  const other = typeof chosen === 'string' && !(chosen in named) ? { [chosen]: chosen } : {}
  return Object.entries({ ...named, ...other }).map(([value, label]) => ({ value, label }))
}
