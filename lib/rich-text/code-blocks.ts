import hljs from 'highlight.js/lib/common'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import { CODE_LANGUAGES } from './code-languages.ts'
import type { Context } from './context.ts'
import {
  type Element,
  element,
  getAttribute,
  getClasses,
  isElement,
  type Node,
  parseHtml,
  text,
  toText,
} from './tree.ts'

/** Articles have fewer characters of code. Beyond this, code is not coloured. */
const MAX_COLORED = 60_000
// The library takes the square of these lengths, in characters: 15,000 letters without a space took it some seconds. Longer
// pieces, lines and words are data rather than examples.
const LONGEST = 10_000
const LONGEST_LINE = 300
const LONGEST_WORD = 100
/** Code with more lines may break across printed pages. */
const MAX_WHOLE_LINES = 20

for (const name of hljs.listLanguages()) if (!Object.hasOwn(CODE_LANGUAGES, name)) hljs.unregisterLanguage(name)
hljs.registerLanguage('dockerfile', dockerfile)

/** A code block with its colours; an empty one is left out. */
export function toCode(code: string, language: string, context: Context): Node[] {
  const trimmed = code.replace(/^\n+/, '').trimEnd()
  if (trimmed === '') return []
  // Each piece costs something by itself, however short it is.
  context.found.colored += trimmed.length + 200
  return [toCodeElement(trimmed, language, context.found.colored <= MAX_COLORED)]
}

/** The language that the source names, as an attribute or a class, on the block or on the code in it. */
export function toLanguageName(node: Element): string {
  const own = getAttribute(node, 'data-language') ?? getClasses(node, /^(language|lang)-/)[0]?.replace(/^\w+-/, '')
  const inner = node.childNodes.find((child) => isElement(child, 'code'))
  return own ?? (inner ? toLanguageName(inner) : '')
}

/** Quill keeps each line of code, with its language, in an element of its own. */
export function toQuillCode(container: Element, context: Context): Node[] {
  const blocks: { language: string; lines: string[] }[] = []
  for (const line of container.childNodes) {
    if (!isElement(line)) continue
    const language = toLanguageName(line)
    // The editor keeps an empty line open with a line break element.
    const code = toText(line).replace(/\n$/, '')
    const last = blocks.at(-1)
    if (last?.language === language) last.lines.push(code)
    else blocks.push({ language, lines: [code] })
  }
  return blocks.flatMap(({ language, lines }) => toCode(lines.join('\n'), language, context))
}

/** Class names for colours where the language is known and there is time for them. It scrolls, so the keyboard must reach it. */
function toCodeElement(code: string, languageName: string, isColored: boolean): Node {
  const language = languageName ? hljs.getLanguage(languageName) : undefined
  const label = language?.name ? `Code, ${language.name}` : 'Code'
  const content = language && isColored && isExample(code) ? parseHtml(highlight(code, languageName)) : [text(code)]
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
    code.length <= LONGEST &&
    code.split('\n').every((line) => line.length <= LONGEST_LINE) &&
    code.split(/[^\w$]+/).every((word) => word.length <= LONGEST_WORD)
  )
}

function highlight(code: string, language: string): string {
  return hljs.highlight(code, { language, ignoreIllegals: true }).value
}
