import { LAYOUT, toLanguage } from './inline.ts'
import type { ListItem } from './lists.ts'
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

const KINDS = ['ordered', 'bullet', 'checked', 'unchecked'] as const

/** An ordinary list; text beside its items becomes an item. */
export function toList(node: Element, references: References, toContent: (nodes: Node[]) => Node[]): Node[] {
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

function toInteger(value: string | null): string | null {
  return /^-?\d{1,6}$/.test(value ?? '') ? String(Number(value)) : null
}

/** The items of neighbouring Quill lists, which are one list to the reader. */
export function toQuillItems(lists: Element[], toContent: (nodes: Node[]) => Node[]): ListItem[] {
  return lists.flatMap((list) => {
    const fallback = toFallback(list)
    return list.childNodes.flatMap((item) => {
      if (!isElement(item, 'li')) return []
      const kind = KINDS.find((name) => name === getAttribute(item, 'data-list'))
      const depth = Number(getClasses(item, /^ql-indent-[1-8]$/)[0]?.at(-1) ?? 0)
      const classes = getClasses(item, LAYOUT).filter((name) => !name.startsWith('ql-indent'))
      const content = toContent(item.childNodes)
      const attributes = { ...toLanguage(item), class: classes.join(' ') || null }
      return content.some(isVisible) ? [{ kind: kind ?? fallback, depth, attributes, content }] : []
    })
  })
}

/** What Quill 1 says of a whole list. */
function toFallback(list: Element): ListItem['kind'] {
  const done = getAttribute(list, 'data-checked')
  if (done !== null) return done === 'true' ? 'checked' : 'unchecked'
  return list.tagName === 'ol' ? 'ordered' : 'bullet'
}
