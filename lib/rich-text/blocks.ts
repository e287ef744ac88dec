import { toCode, toLanguageName, toQuillCode } from './code-blocks.ts'
import type { Context } from './context.ts'
import { toFormula } from './formula.ts'
import { getFormula, LAYOUT, toInline, toLanguage } from './inline.ts'
import { getLastNumber, isQuillList, type Numbers, toList, toNestedLists } from './lists.ts'
import { BLOCKS } from './sanitize.ts'
import { toTable } from './tables.ts'
import {
  type Element,
  element,
  getAttribute,
  getClasses,
  isElement,
  isVisible,
  type Node,
  setAttribute,
  toText,
} from './tree.ts'
import { toVideoCard } from './video-card.ts'

const BLOCK_TAGS = [...BLOCKS.split(' '), 'table', 'iframe']

/** After these blocks, the editor starts to count a list again. */
const RESTARTS = /^(?:p|h[1-6]|figure|ul|ol|dl|details)$/

const isCode = (node: Element) => node.tagName === 'pre' || getClasses(node, /^ql-code-block-container$/).length > 0

/** Content as blocks: loose text becomes paragraphs, and a player or figure splits the paragraph around it. */
export function toBlocks(nodes: Node[], context: Context): Node[] {
  return toFlow(nodes, context, (line) => toParagraph(line, {}, context))
}

/** Content of an item, a cell or a caption, where loose text needs no paragraph. */
function toLoose(nodes: Node[], context: Context): Node[] {
  return toFlow(nodes, context, (line) => toInline(line, context))
}

function toFlow(nodes: Node[], context: Context, toLine: (line: Node[]) => Node[]): Node[] {
  const made: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.some(isShown)) made.push(...toLine(line))
    line = []
  }
  const lists: Element[] = []
  const numbers: Numbers = []
  // The last ordinary list, as long as only code came after it.
  let last = 0
  const endLists = () => {
    if (lists.length > 0) made.push(...toNestedLists(lists.splice(0), (item) => toLoose(item, context), numbers))
  }
  for (const node of nodes) {
    if (isElement(node, 'ul', 'ol') && isQuillList(node)) {
      endLine()
      last = 0
      lists.push(node)
    } else if (isElement(node, ...BLOCK_TAGS)) {
      endLine()
      endLists()
      const blocks = toBlock(node, context, last)
      made.push(...blocks)
      if (isElement(node, 'ol')) last = getLastNumber(blocks.at(-1))
      else if (!isCode(node)) last = 0
      if (RESTARTS.test(node.tagName)) numbers.length = 0
    } else {
      if (isShown(node)) {
        endLists()
        last = 0
        numbers.length = 0
      }
      line.push(node)
    }
  }
  endLine()
  endLists()
  return made
}

function hasBlock(nodes: Node[]): boolean {
  return nodes.some((node) => isElement(node) && (BLOCK_TAGS.includes(node.tagName) || hasBlock(node.childNodes)))
}

function isShown(node: Node): boolean {
  return isVisible(node) || (isElement(node) && getAttribute(node, 'data-value') !== null)
}

function toBlock(node: Element, context: Context, last: number): Node[] {
  const made = toBlockNodes(node, context, last)
  const [first] = made
  if (first && isElement(first)) context.references.addTarget(node, first)
  return made
}

function toBlockNodes(node: Element, context: Context, last: number): Node[] {
  const { childNodes: children, tagName: tag } = node
  const attributes = { ...toLanguage(node), class: getClasses(node, LAYOUT).join(' ') || null }
  if (node.tagName !== 'pre' && isCode(node)) return toQuillCode(node, context)
  if (/^h[1-6]$/.test(tag)) return toHeading(node, attributes, context)
  switch (tag) {
    case 'p':
      return toParagraph(children, attributes, context)
    case 'pre':
      return toCode(toText(node), toLanguageName(node), context)
    case 'table':
      return toTable(node, context, (cell) => toLoose(cell, context))
    case 'iframe':
      return toVideoCard(getAttribute(node, 'src') ?? '')
    case 'hr':
      return [element('hr', {})]
    case 'figure':
      return toFigure(toLoose(children, context))
    case 'ul':
    case 'ol':
      return toList(node, context.references, (item) => toLoose(item, context), last)
    case 'blockquote':
      return toFilled('blockquote', attributes, toBlocks(children, context))
    case 'li':
      return toFilled('p', attributes, toLoose(children, context))
    case 'dl':
    case 'dd':
    case 'details':
      return toFilled(tag, attributes, toLoose(children, context))
    case 'dt':
    case 'summary':
    case 'figcaption':
      return toFilled(tag, attributes, toInline(children, context))
    default:
      return toBlocks(children, context).map((child) => toPlaced(child, attributes.class))
  }
}

/** Some editors write paragraphs as `div`: its alignment passes on to what it holds. */
function toPlaced(node: Node, className: string | null): Node {
  if (className && isElement(node, 'p') && getAttribute(node, 'class') === null) setAttribute(node, 'class', className)
  return node
}

function toFilled(tag: string, attributes: Record<string, string | null>, children: Node[]): Node[] {
  return children.some(isVisible) ? [element(tag, attributes, children)] : []
}

/** Empty paragraphs, which editors use for spacing, are left out. A picture by itself is a figure. */
function toParagraph(nodes: Node[], attributes: Record<string, string | null>, context: Context): Node[] {
  if (hasBlock(nodes)) return toFlow(nodes, context, (line) => toParagraph(line, attributes, context))
  const [formula] = nodes.length === 1 ? nodes.map(getFormula) : []
  if (formula) return [toFormulaBlock(formula, context)]
  const content = toInline(nodes, context)
  const shown = content.filter(isVisible)
  if (shown.length === 0) return []
  if (shown.every((node) => isElement(node, 'img'))) return shown.map((image) => element('figure', {}, [image]))
  return [element('p', attributes, content)]
}

/** A formula on a line of its own; a wide one scrolls, so the keyboard must reach it. */
function toFormulaBlock(formula: string, context: Context): Node {
  const attributes = { class: 'formula', tabindex: '0', role: 'group', 'aria-label': 'Formula' }
  return element('div', attributes, [toFormula(formula, true, context)])
}

function toHeading(node: Element, attributes: Record<string, string | null>, context: Context): Node[] {
  const content = toInline(node.childNodes, context)
  const label = content.map(toText).join('').replace(/\s+/g, ' ').trim()
  if (label === '') return toParagraph(node.childNodes, {}, context)
  const { id, level } = context.outline.add(label, Number(node.tagName[1]))
  const inside = hasLink(content) || !id ? content : [element('a', { class: 'anchor', href: `#${id}` }, content)]
  return [element(`h${level}`, { ...attributes, id: id || null }, inside)]
}

function hasLink(nodes: Node[]): boolean {
  return nodes.some((node) => isElement(node) && (node.tagName === 'a' || hasLink(node.childNodes)))
}

/** A player is a figure of its own: the one around it gives it only the caption. */
function toFigure(content: Node[]): Node[] {
  const inner = content.find((child) => isElement(child, 'figure'))
  if (!inner) return toFilled('figure', {}, content)
  const captions = content.filter((child) => isElement(child, 'figcaption'))
  const whole = element('figure', { class: getAttribute(inner, 'class') }, [...inner.childNodes, ...captions])
  return content.filter((child) => !isElement(child, 'figcaption')).map((child) => (child === inner ? whole : child))
}
