import { LIST_KINDS, type ListKind } from './delta-ops.ts'
import { LAYOUT, toLanguage } from './inline.ts'
import { element, getAttribute, getClasses, isTag, isVisible, type Markup, type Tag, toText } from './markup.ts'
import type { References } from './references.ts'

type ToContent = (pieces: Markup[]) => Markup[]

/** One line of a Quill list: its level, its own number if it has one, and its content. */
type Item = {
  kind: ListKind
  depth: number
  number: number | null
  attributes: Record<string, string | null>
  content: Markup[]
}

/** The last number at each depth. */
export type Numbers = number[]

const INDENT = /^ql-indent-[1-8]$/
const CHECKS = { checked: { sign: '☑', label: 'Done' }, unchecked: { sign: '☐', label: 'To do' } } as const

/**
 * Converts an ordinary list. Text beside its items becomes an item. `last` is the number that the list continues from.
 */
export function toList(list: Tag, references: References, toContent: ToContent, last = 0): Markup[] {
  const items = list.children.flatMap((child) => {
    if (!isTag(child)) return isVisible(child) ? [element('li', {}, [toText(child)])] : []
    const content = toContent(isTag(child, 'li') ? child.children : [child])
    if (!content.some(isVisible)) return []
    const item = element('li', { ...toLanguage(child), value: toInteger(getAttribute(child, 'value')) }, content)
    references.addTarget(child, item)
    return [item]
  })
  const ordered = list.tag === 'ol'
  const reversed = ordered && getAttribute(list, 'reversed') !== null ? '' : null
  const next = last > 0 && reversed === null ? String(last + 1) : null
  const start = ordered ? (toInteger(getAttribute(list, 'start')) ?? next) : null
  return items.length > 0 ? [element(list.tag, { ...toLanguage(list), start, reversed }, items)] : []
}

const toInteger = (value: string | null) => (/^-?\d{1,6}$/.test(value ?? '') ? String(Number(value)) : null)

/** Returns whether a list is Quill's: flat, with the depth as a class and (since Quill 2) the kind on each item. */
export function isQuillList(list: Tag): boolean {
  if (getAttribute(list, 'data-checked') !== null) return true
  return list.children.some(
    (item) => isTag(item, 'li') && (getAttribute(item, 'data-list') !== null || getClasses(item, INDENT).length > 0),
  )
}

/** Returns the number of the last item of an ordinary list; 0 without numbers. */
export function getLastNumber(list: Markup | undefined): number {
  if (!list || !isTag(list, 'ol') || getAttribute(list, 'reversed') !== null) return 0
  let last = Number(getAttribute(list, 'start') ?? 1) - 1
  for (const item of list.children) if (isTag(item, 'li')) last = Number(getAttribute(item, 'value') ?? last + 1)
  return last
}

/**
 * Converts neighbouring Quill lists, which readers see as one, to nested lists. `numbers` carries the counting from
 * list to list.
 */
export function toNestedLists(lists: Tag[], toContent: ToContent, numbers: Numbers): Markup[] {
  return nest(
    lists.flatMap((list) => toItems(list, toContent)),
    numbers,
  )
}

function toItems(list: Tag, toContent: ToContent): Item[] {
  return list.children.flatMap((item) => {
    if (!isTag(item, 'li')) return []
    const kind = LIST_KINDS.find((name) => name === getAttribute(item, 'data-list')) ?? toKind(list)
    const depth = Number(getClasses(item, INDENT)[0]?.at(-1) ?? 0)
    const classes = getClasses(item, LAYOUT).filter((name) => !INDENT.test(name))
    const content = toContent(item.children)
    const attributes = { ...toLanguage(item), class: classes.join(' ') || null }
    const value = toInteger(getAttribute(item, 'value'))
    const number = value === null ? null : Number(value)
    return content.some(isVisible) ? [{ kind, depth, number, attributes, content }] : []
  })
}

/** Returns the kind that Quill 1 sets for a whole list. */
function toKind(list: Tag): ListKind {
  const done = getAttribute(list, 'data-checked')
  if (done !== null) return done === 'true' ? 'checked' : 'unchecked'
  return list.tag === 'ol' ? 'ordered' : 'bullet'
}

/** Nests items. As in the editor, numbers continue after a bullet or code, and those of deeper items start again. */
function nest(items: Item[], numbers: Numbers, depth = 0): Markup[] {
  const lists: { tag: 'ol' | 'ul'; depth: number; start: number; children: Markup[] }[] = []
  let next = 0
  for (const [index, item] of items.entries()) {
    if (index < next) continue
    const tag = item.kind === 'ordered' ? 'ol' : 'ul'
    const number = toNumber(item, numbers)
    const isSame = lists.at(-1)?.tag === tag && lists.at(-1)?.depth === item.depth
    if (!isSame) lists.push({ tag, depth: item.depth, start: number, children: [] })
    next = index + 1
    // An item may be deeper than its list if a level was skipped, so levels are compared with the item's.
    while ((items[next]?.depth ?? -1) > Math.max(depth, item.depth)) next += 1
    const nested = nest(items.slice(index + 1, next), numbers, depth + 1)
    const list = lists.at(-1)
    const value = list && number !== list.start + list.children.length && tag === 'ol' ? String(number) : null
    list?.children.push(toItemElement({ ...item, attributes: { ...item.attributes, value } }, nested))
  }
  return lists.map((list) =>
    element(
      list.tag,
      {
        start: list.tag === 'ol' && list.start !== 1 ? String(list.start) : null,
        // A deeper list that continues after code has no parent item.
        class: depth === 0 && list.depth > 0 ? `ql-indent-${list.depth}` : null,
      },
      list.children,
    ),
  )
}

/** Counts an item and returns its number. */
function toNumber({ kind, depth, number }: Item, numbers: Numbers): number {
  numbers.length = Math.min(numbers.length, depth + 1)
  while (numbers.length <= depth) numbers.push(0)
  if (kind === 'ordered') numbers[depth] = number ?? (numbers[depth] ?? 0) + 1
  return numbers[depth] ?? 0
}

function toItemElement({ kind, attributes, content }: Item, nested: Markup[]): Tag {
  if (kind !== 'checked' && kind !== 'unchecked') return element('li', attributes, [...content, ...nested])
  const { sign, label } = CHECKS[kind]
  const mark = element('span', { class: kind, role: 'img', 'aria-label': label }, [sign])
  return element('li', { ...attributes, class: 'check' }, [mark, ...content, ...nested])
}
