import { LIST_KINDS, type ListKind } from './delta-ops.ts'
import { LAYOUT, toLanguage } from './inline.ts'
import type { References } from './references.ts'
import {
  type Element,
  element,
  getAttribute,
  getClasses,
  isElement,
  isVisible,
  type Node,
  text,
  toText,
} from './tree.ts'

type ToContent = (nodes: Node[]) => Node[]

/** One line of a Quill list: its level, and what it shows. */
type Item = { kind: ListKind; depth: number; attributes: Record<string, string | null>; content: Node[] }

const INDENT = /^ql-indent-[1-8]$/
const CHECK_LABELS = { checked: 'Done', unchecked: 'To do' } as const

/** An ordinary list; text beside its items becomes an item. */
export function toList(node: Element, references: References, toContent: ToContent): Node[] {
  const items = node.childNodes.flatMap((child) => {
    if (!isElement(child)) return isVisible(child) ? [element('li', {}, [text(toText(child))])] : []
    const content = toContent(isElement(child, 'li') ? child.childNodes : [child])
    if (!content.some(isVisible)) return []
    const item = element('li', { ...toLanguage(child), value: toInteger(getAttribute(child, 'value')) }, content)
    references.addTarget(child, item)
    return [item]
  })
  const ordered = node.tagName === 'ol'
  const start = ordered ? toInteger(getAttribute(node, 'start')) : null
  const reversed = ordered && getAttribute(node, 'reversed') !== null ? '' : null
  return items.length > 0 ? [element(node.tagName, { ...toLanguage(node), start, reversed }, items)] : []
}

const toInteger = (value: string | null) => (/^-?\d{1,6}$/.test(value ?? '') ? String(Number(value)) : null)

/** Whether a list is one of Quill's: flat, with the depth as a class and (since Quill 2) the kind on each item. */
export function isQuillList(list: Element): boolean {
  if (getAttribute(list, 'data-checked') !== null) return true
  return list.childNodes.some(
    (item) =>
      isElement(item, 'li') && (getAttribute(item, 'data-list') !== null || getClasses(item, INDENT).length > 0),
  )
}

/** Neighbouring Quill lists, which readers see as one list, as nested lists. */
export function toNestedLists(lists: Element[], toContent: ToContent): Node[] {
  return nest(lists.flatMap((list) => toItems(list, toContent)))
}

function toItems(list: Element, toContent: ToContent): Item[] {
  return list.childNodes.flatMap((item) => {
    if (!isElement(item, 'li')) return []
    const kind = LIST_KINDS.find((name) => name === getAttribute(item, 'data-list')) ?? toKind(list)
    const depth = Number(getClasses(item, INDENT)[0]?.at(-1) ?? 0)
    const classes = getClasses(item, LAYOUT).filter((name) => !INDENT.test(name))
    const content = toContent(item.childNodes)
    const attributes = { ...toLanguage(item), class: classes.join(' ') || null }
    return content.some(isVisible) ? [{ kind, depth, attributes, content }] : []
  })
}

/** The kind that Quill 1 gives to a whole list. */
function toKind(list: Element): ListKind {
  const done = getAttribute(list, 'data-checked')
  if (done !== null) return done === 'true' ? 'checked' : 'unchecked'
  return list.tagName === 'ol' ? 'ordered' : 'bullet'
}

/** Numbers continue after a bullet between them, as they do in the editor. */
function nest(items: Item[], depth = 0): Node[] {
  const lists: { tag: 'ol' | 'ul'; start: number; children: Node[] }[] = []
  let numbered = 0
  let next = 0
  for (const [index, item] of items.entries()) {
    if (index < next) continue
    const tag = item.kind === 'ordered' ? 'ol' : 'ul'
    if (lists.at(-1)?.tag !== tag) lists.push({ tag, start: numbered + 1, children: [] })
    next = index + 1
    // An item may be deeper than its list where a level was skipped, so levels are compared with the item's.
    while ((items[next]?.depth ?? -1) > Math.max(depth, item.depth)) next += 1
    lists.at(-1)?.children.push(toItemElement(item, nest(items.slice(index + 1, next), depth + 1)))
    if (tag === 'ol') numbered += 1
  }
  return lists.map(({ tag, start, children }) =>
    element(tag, { start: tag === 'ol' && start > 1 ? String(start) : null }, children),
  )
}

function toItemElement({ kind, attributes, content }: Item, nested: Node[]): Node {
  if (kind !== 'checked' && kind !== 'unchecked') return element('li', attributes, [...content, ...nested])
  const mark = element('span', { class: kind, role: 'img', 'aria-label': CHECK_LABELS[kind] })
  return element('li', { ...attributes, class: 'check' }, [mark, ...content, ...nested])
}
