import { element, getAttribute, getClasses, isElement, type Node } from './tree.ts'

/** One line of a Quill list: its level, and what it shows. */
export type ListItem = {
  kind: 'ordered' | 'bullet' | 'checked' | 'unchecked'
  depth: number
  attributes: Record<string, string | null>
  content: Node[]
}

const CHECK_LABELS = { checked: 'Done', unchecked: 'To do' } as const

/** Whether a list is one of Quill's: flat, with the depth as a class and (since Quill 2) the kind on each item. */
export function isQuillList(node: Node): boolean {
  if (!isElement(node, 'ul', 'ol')) return false
  if (getAttribute(node, 'data-checked') !== null) return true
  return node.childNodes.some(
    (item) =>
      isElement(item, 'li') &&
      (getAttribute(item, 'data-list') !== null || getClasses(item, /^ql-indent-[1-8]$/).length > 0),
  )
}

/** Flat items as lists in lists. Numbers go on after a bullet between them, as they do in the editor. */
export function toNestedLists(items: ListItem[], depth = 0): Node[] {
  const lists: Node[] = []
  let numbered = 0
  let index = 0
  while (index < items.length) {
    const tag = items[index]?.kind === 'ordered' ? 'ol' : 'ul'
    const children: Node[] = []
    const start = numbered + 1
    for (let item = items[index]; item && toTag(item) === tag; item = items[index]) {
      const below = index + 1
      let next = below
      // An item may be deeper than its list where a level was skipped, so levels are compared with the item's.
      while ((items[next]?.depth ?? -1) > Math.max(depth, item.depth)) next += 1
      children.push(toItem(item, toNestedLists(items.slice(below, next), depth + 1)))
      if (tag === 'ol') numbered += 1
      index = next
    }
    lists.push(element(tag, { start: tag === 'ol' && start > 1 ? String(start) : null }, children))
  }
  return lists
}

function toTag(item: ListItem): 'ol' | 'ul' {
  return item.kind === 'ordered' ? 'ol' : 'ul'
}

function toItem({ kind, attributes, content }: ListItem, nested: Node[]): Node {
  if (kind !== 'checked' && kind !== 'unchecked') return element('li', attributes, [...content, ...nested])
  const mark = element('span', { class: kind, role: 'img', 'aria-label': CHECK_LABELS[kind] })
  return element('li', { ...attributes, class: 'check' }, [mark, ...content, ...nested])
}
