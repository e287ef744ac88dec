/** The parts of a listing's page that change when another query is shown in place. */
export type ListingView = {
  title: string
  /** The canonical address; filtered views have none. */
  canonical: string | null
  /** The headings above the list: elements with `data-head`. */
  heads: HTMLElement[]
  /** The nodes above and below the controls, including `list` and `more`. */
  before: ChildNode[]
  after: ChildNode[]
  list: Element
  items: Element[]
  more: ChildNode | null
  status: ChildNode[]
  categories: ChildNode[]
  /** The hidden fields of the form. */
  hidden: Element[]
  search: string
  sort: string
}

type Field = HTMLInputElement | HTMLSelectElement

const isSelect = (field: Field): field is HTMLSelectElement => field.tagName === 'SELECT'

/** The value with which the server sent a field. */
function getSentValue(field: Field): string {
  if (!isSelect(field)) return field.defaultValue
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return sent?.value ?? ''
}

/** The parts of the controls that stay, because a reader may be typing in them. Throws where a page has no listing. */
export function findControls(page: Document) {
  function find<Found extends Element>(selector: string): Found {
    const found = page.querySelector<Found>(`list-region ${selector}`)
    if (!found) throw new Error(`The page has no ${selector}`)
    return found
  }
  return {
    controls: find<HTMLElement>('[role=search]'),
    form: find<HTMLFormElement>('[role=search] form'),
    search: find<HTMLInputElement>('[name=search]'),
    sort: page.querySelector<HTMLSelectElement>('list-region [name=sort]'),
    status: find<HTMLElement>('[role=status]'),
    categories: find<HTMLElement>('nav'),
    list: find<HTMLElement>('[role=search] ~ ul'),
  }
}

const getCanonical = (page: Document) => page.querySelector('link[rel=canonical]')

/** Reads a page's listing as the server sent it. */
export function readView(page: Document): ListingView {
  const { controls, form, search, sort, status, categories, list } = findControls(page)
  const siblings = [...(controls.parentNode?.childNodes ?? [])]
  const place = siblings.indexOf(controls)
  return {
    title: page.title,
    canonical: getCanonical(page)?.getAttribute('href') ?? null,
    heads: [...page.querySelectorAll<HTMLElement>('[data-head]')],
    before: siblings.slice(0, place),
    after: siblings.slice(place + 1),
    list,
    items: [...list.children],
    more: page.querySelector('[data-in-place^=page]'),
    status: [...status.childNodes],
    categories: [...categories.childNodes],
    hidden: [...form.querySelectorAll('[type=hidden]')],
    search: getSentValue(search),
    sort: sort ? getSentValue(sort) : '',
  }
}

const findHead = (view: ListingView, { dataset }: HTMLElement) =>
  view.heads.find((head) => head.dataset.head === dataset.head)

/** Whether a view can replace the one that is shown. It cannot if a heading of the old page would stay. */
export const fits = (view: ListingView, shown: ListingView): boolean =>
  shown.heads.every((head) => findHead(view, head))

/** Appends the items of the next view, and its link to further ones. */
export function append(shown: ListingView, next: ListingView): ListingView {
  const toAddress = (item?: Element) => item?.querySelector('a')?.getAttribute('href')
  // A filtered page begins with the items that are shown already.
  const isWhole = toAddress(next.items[0]) === toAddress(shown.items[0])
  const items = isWhole ? next.items.slice(shown.items.length) : next.items
  const after = shown.after.flatMap((node) => (node !== shown.more ? node : (next.more ?? [])))
  return { ...shown, items: [...shown.items, ...items], after, more: next.more }
}

/** Copies what was typed, such as an email address below the list, into the same fields of the new nodes. */
function keepAnswers(from: readonly ChildNode[], to: readonly ChildNode[]): void {
  const getFields = (nodes: readonly ChildNode[]) =>
    nodes.flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll<Field>('input:not([type=hidden]), select')] : [],
    )
  for (const field of getFields(from)) {
    const same = getFields(to).find(({ name }) => name === field.name)
    if (same && same !== field && field.value !== getSentValue(field)) same.value = field.value
  }
}

/** Shows a view in this page. `keepsWords` leaves the words of the search alone. */
export function showView(view: ListingView, { keepsWords = false } = {}): void {
  const shown = readView(document)
  const { controls, form, search, sort, status, categories } = findControls(document)
  document.title = view.title
  getCanonical(document)?.remove()
  if (view.canonical)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: view.canonical }))
  for (const head of shown.heads) head.replaceWith(findHead(view, head) ?? head)

  keepAnswers(shown.after, view.after)
  for (const node of [...shown.before, ...shown.after]) node.remove()
  controls.before(...view.before)
  controls.after(...view.after)
  view.list.replaceChildren(...view.items)

  // The same words would be announced again.
  const toText = (nodes: ChildNode[]) => nodes.map(({ textContent }) => textContent).join('')
  if (toText(view.status) !== status.textContent) status.replaceChildren(...view.status)
  categories.replaceChildren(...view.categories)
  for (const field of shown.hidden) field.remove()
  form.append(...view.hidden)
  search.defaultValue = view.search
  if (!keepsWords) search.value = view.search
  if (sort) {
    for (const option of sort.options) option.defaultSelected = option.value === view.sort
    sort.value = view.sort
  }
}
