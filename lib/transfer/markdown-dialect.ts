const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** Changes the lines outside of fenced code. */
function changeLines(text: string, change: (line: string) => string | null): string {
  let fence = ''
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? []
    const isMark = fence ? mark.startsWith(fence) && line.trim() === mark : mark !== ''
    if (isMark) fence = fence ? '' : mark
    const changed = fence || isMark ? line : change(line)
    if (changed !== null) lines.push(changed)
  }
  return lines.join('\n')
}

/** The row below the head of a table. */
const isTableRule = (line: string) => line.includes('|') && line.includes('-') && /^[\s|:-]{3,}$/.test(line)

/**
 * Removes what only other converters understand: kramdown's attributes (`{: .note }`), ids of headings (`{#id}`), and the
 * imports of MDX.
 */
export function toCommonMarkdown(text: string, { isMdx }: { isMdx: boolean }): string {
  let isTable = false
  return changeLines(text, (line) => {
    if (isMdx && /^(?:import|export)\s/.test(line)) return null
    const trimmed = line.trim()
    if (trimmed.startsWith('{:') && trimmed.endsWith('}')) return null
    isTable = isTableRule(line) || (isTable && line.includes('|'))
    // Four spaces before a row would make it code.
    if (isTable) return trimmed
    const plain = line.replace(/\{:[^{}]{0,100}\}/g, '')
    return /^#{1,6}\s/.test(plain) ? plain.replace(/\s{0,3}\{#[\w:.-]{1,100}\}\s{0,3}$/, '') : plain
  })
}

const DEFINITION = /^ {0,3}\[\^([\w-]{1,40})\]:[ \t]?/

/** Changes the parts of a line that are not code. */
const changeWords = (line: string, change: (words: string) => string) =>
  line
    .split('`')
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('`')

/** Makes a list of footnotes at the end of the text: `[^1]` leads there, and `[^1]: words` moves there. */
export function moveFootnotes(text: string): string {
  const notes = new Map<string, string>()
  let open = ''
  const rest = changeLines(text, (line) => {
    const [mark = '', label = ''] = DEFINITION.exec(line) ?? []
    // Lines of the same paragraph, and indented ones, belong to the note.
    const isMore = open !== '' && line.trim() !== '' && !mark
    open = label || (isMore ? open : '')
    if (open === '') return line
    notes.set(open, `${label ? '' : `${notes.get(open)} `}${line.slice(mark.length).trim()}`)
    return null
  })
  if (notes.size === 0) return text
  const order = [...notes.keys()]
  const body = changeLines(rest, (line) =>
    changeWords(line, (words) =>
      words.replace(/\[\^([\w-]{1,40})\]/g, (written, label: string) =>
        notes.has(label) ? `<sup><a href="#fn-${label}">${order.indexOf(label) + 1}</a></sup>` : written,
      ),
    ),
  )
  const list = order.map((label, index) => `${index + 1}. <a id="fn-${label}"></a>${notes.get(label)}`)
  return `${body}\n\n---\n\n${list.join('\n')}\n`
}
