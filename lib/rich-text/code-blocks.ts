import { toCodeBlock } from './code.ts'
import type { Context } from './context.ts'
import { type Element, getAttribute, getClasses, isElement, type Node, toText } from './tree.ts'

/** A whole article has fewer characters of code; further pieces stay black. */
const MOST_COLORED = 60_000

/** A code block with its colours; empty ones go. */
export function toCode(code: string, language: string, context: Context): Node[] {
  const trimmed = code.replace(/^\n+/, '').trimEnd()
  if (trimmed === '') return []
  // Each piece costs something by itself, however short it is.
  context.found.colored += trimmed.length + 200
  return [toCodeBlock(trimmed, language, context.found.colored <= MOST_COLORED)]
}

/** The language that the source names, as an attribute or a class, on the block or on the code in it. */
export function toLanguageName(node: Element): string {
  const own = getAttribute(node, 'data-language') ?? getClasses(node, /^(language|lang)-/)[0]?.replace(/^\w+-/, '')
  const inner = node.childNodes.find((child) => isElement(child, 'code'))
  return own ?? (inner && isElement(inner) ? toLanguageName(inner) : '')
}

/** Quill keeps each line of code in an element of its own, and the language on each line. */
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
