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
  | { opens: 'link' | 'video' | 'formula' | 'picture' | 'find' }
  | { inserts: 'divider' | 'table' }
  | { cleans: true }
)

const BOLD: Tool = { label: 'Bold', icon: 'bold', format: 'bold', value: true, keys: 'Control+B Meta+B' }
const ITALIC: Tool = { label: 'Italic', icon: 'italic', format: 'italic', value: true, keys: 'Control+I Meta+I' }
const LINK: Tool = { label: 'Link', icon: 'link', opens: 'link', keys: 'Control+K Meta+K' }
const NUMBERS: Tool = { label: 'Numbered list', icon: 'numbers', format: 'list', value: 'ordered' }
const BULLETS: Tool = { label: 'Bulleted list', icon: 'bullets', format: 'list', value: 'bullet' }
const CODE_BLOCK: Tool = { label: 'Code block', icon: 'code', format: 'code-block', value: 'plain' }
const TABLE: Tool = { label: 'Table', icon: 'table', inserts: 'table' }
const PICTURE: Tool = { label: 'Picture', icon: 'picture', opens: 'picture' }
const VIDEO: Tool = { label: 'Video', icon: 'video', opens: 'video' }
const RULE: Tool = { label: 'Horizontal rule', icon: 'rule', inserts: 'divider' }
const FORMULA: Tool = { label: 'Formula', icon: 'formula', opens: 'formula' }
const QUOTE: Tool = { label: 'Quote', icon: 'quote', format: 'blockquote', value: true }

/** The tools of each theme, in groups. */
export const TOOLS: Record<Theme, Tool[][]> = {
  snow: [
    [
      BOLD,
      ITALIC,
      { label: 'Underline', icon: 'underline', format: 'underline', value: true, keys: 'Control+U Meta+U' },
      { label: 'Strikethrough', icon: 'strike', format: 'strike', value: true },
      { label: 'Inline code', icon: 'inlineCode', format: 'code', value: true },
      LINK,
    ],
    [NUMBERS, BULLETS, QUOTE, CODE_BLOCK],
    [PICTURE, VIDEO, TABLE, RULE, FORMULA],
    [
      { label: 'Find and replace', icon: 'search', opens: 'find', keys: 'Control+Shift+F Meta+Shift+F' },
      { label: 'Clear formatting', icon: 'clean', cleans: true },
    ],
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

const HEADING_ICONS = ['heading1', 'heading2', 'heading3'] as const

/** The blocks that a slash on an empty line offers. */
export const BLOCKS: Tool[] = [
  ...HEADING_ICONS.map((icon, at): Tool => ({ label: `Heading ${at + 1}`, icon, format: 'header', value: at + 1 })),
  BULLETS,
  NUMBERS,
  QUOTE,
  CODE_BLOCK,
  TABLE,
  PICTURE,
  VIDEO,
  RULE,
  FORMULA,
  { label: 'Diagram', icon: 'diagram', format: 'code-block', value: 'diagram' },
]

/** Returns the blocks with a word in their label that begins with the query. */
export function findBlocks(query: string, blocks: readonly Tool[]): Tool[] {
  const wanted = query.trim().toLowerCase()
  const isFound = ({ label }: Tool) => ` ${label.toLowerCase()}`.includes(` ${wanted}`)
  return blocks.filter(isFound)
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
