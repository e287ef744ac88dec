import hljs from 'highlight.js/lib/common'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import { drawDiagram } from '../art/diagram/draw-diagram.ts'
import { parseDiagram } from '../art/diagram/parse-diagram.ts'
import { CODE_LANGUAGES } from './code-languages.ts'
import type { Context } from './context.ts'
import { element, getAttribute, getClasses, isTag, type Tag, toText } from './markup.ts'
import { parseHtml } from './parse-html.ts'

/** The maximum number of coloured characters. Articles contain less code. */
const MAX_COLORED = 60_000
// The library's time grows with the square of these lengths, in characters: 15,000 letters without a space take seconds.
// Longer pieces, lines and words are data rather than examples.
const MAX_EXAMPLE = 10_000
const MAX_LINE = 300
const MAX_WORD = 100
/** The most lines of code that stay together on one printed page. */
const MAX_WHOLE_LINES = 20

for (const name of hljs.listLanguages()) if (!Object.hasOwn(CODE_LANGUAGES, name)) hljs.unregisterLanguage(name)
hljs.registerLanguage('dockerfile', dockerfile)

/** Returns a block of code with its colours, or a diagram as a drawing; leaves out an empty block. */
export function toCode(code: string, language: string, context: Context): Tag[] {
  const trimmed = code.replace(/^\n+/, '').trimEnd()
  if (trimmed === '') return []
  const diagram = language === 'diagram' ? parseDiagram(trimmed) : null
  if (diagram) return [drawDiagram(diagram)]
  // Each piece costs something, however short it is.
  context.found.colored += trimmed.length + 200
  return [toCodeElement(trimmed, language, context.found.colored <= MAX_COLORED)]
}

/** Returns the language that the source names, as an attribute or a class, on the block or on the code in it. */
export function toLanguageName(piece: Tag): string {
  const own = getAttribute(piece, 'data-language') ?? getClasses(piece, /^(language|lang)-/)[0]?.replace(/^\w+-/, '')
  const inner = piece.children.find((child) => isTag(child, 'code'))
  return own ?? (isTag(inner) ? toLanguageName(inner) : '')
}

/** Converts Quill's code, which has each line, with its language, in a separate element. */
export function toQuillCode(container: Tag, context: Context): Tag[] {
  const blocks: { language: string; lines: string[] }[] = []
  for (const line of container.children) {
    if (!isTag(line)) continue
    const language = toLanguageName(line)
    // The editor keeps an empty line open with a line break element.
    const code = toText(line).replace(/\n$/, '')
    const last = blocks.at(-1)
    if (last?.language === language) last.lines.push(code)
    else blocks.push({ language, lines: [code] })
  }
  return blocks.flatMap(({ language, lines }) => toCode(lines.join('\n'), language, context))
}

/** Returns the element of a block of code. It scrolls, so it must be reachable by keyboard. Colours are class names. */
function toCodeElement(code: string, languageName: string, isColored: boolean): Tag {
  const language = languageName ? hljs.getLanguage(languageName) : undefined
  const label = language?.name ?? 'Code'
  const content = language && isColored && isExample(code) ? parseHtml(highlight(code, languageName)) : [code]
  const lines = code.split('\n', MAX_WHOLE_LINES + 1).length
  const attributes = {
    class: lines > MAX_WHOLE_LINES ? 'long' : null,
    tabindex: '0',
    role: 'group',
    'aria-label': label,
  }
  return element('pre', attributes, [element('code', {}, content)])
}

function isExample(code: string): boolean {
  return (
    code.length <= MAX_EXAMPLE &&
    code.split('\n').every((line) => line.length <= MAX_LINE) &&
    code.split(/[^\w$]+/).every((word) => word.length <= MAX_WORD)
  )
}

function highlight(code: string, language: string): string {
  return hljs.highlight(code, { language, ignoreIllegals: true }).value
}
