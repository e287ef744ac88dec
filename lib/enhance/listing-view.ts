/** The choices in a listing: names and values of its form's fields. */
export type Query = Readonly<Record<string, string>>

/** The parts of a listing's page that change when another query is shown in place. */
export type ListingView = {
  title: string
  /** The canonical address; filtered views have none. */
  canonical: Element | null
  /** The headings above the list: elements with `data-head`. */
  heads: HTMLElement[]
  /** The nodes above and below the controls; the list is among the latter. */
  before: ChildNode[]
  after: ChildNode[]
  items: Element[]
  status: ChildNode[]
  categories: ChildNode[]
  query: Query
}

type Page = { view: ListingView; rules: string }

/**
 * Finds the parts of the controls that stay, because a reader may be typing in them. Throws if a page has no listing.
 */
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

const findCanonical = (page: Document) => page.querySelector('link[rel=canonical]')

const findMore = (nodes: readonly ChildNode[]) =>
  nodes.find((node) => node instanceof Element && node.matches('[data-in-place^=page]'))

/** Reads a page's listing as the server sent it. */
export function readView(page: Document): ListingView {
  const { controls, form, search, status, categories, list } = findControls(page)
  const siblings = [...(controls.parentNode?.childNodes ?? [])]
  const place = siblings.indexOf(controls)
  return {
    title: page.title,
    canonical: findCanonical(page),
    heads: [...page.querySelectorAll<HTMLElement>('[data-head]')],
    before: siblings.slice(0, place),
    after: siblings.slice(place + 1),
    items: [...list.children],
    status: [...status.childNodes],
    categories: [...categories.childNodes],
    query: { ...(Object.fromEntries(new FormData(form)) as Query), search: search.defaultValue },
  }
}

/** Fetches the listing at an address, with the style rules of its page. */
export async function fetchPage(address: string, signal: AbortSignal | null = null): Promise<Page> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  const [start = '', ...parts] = (await response.text()).split(/<style\b[^<>]*>/)
  const styles = parts.map((part) => part.split('</style>'))
  // This page's policy does not allow the style elements of another.
  const html = start + styles.map(([, rest]) => rest).join('')
  const rules = styles.map(([text]) => text).join('')
  return { view: readView(new DOMParser().parseFromString(html, 'text/html')), rules }
}

/**
 * Adds the style rules of another page that this page lacks: each page has only the rules that it uses. Their order
 * decides between them, so a new rule goes behind the rule that it follows in the other page.
 */
export function addRules(text: string): void {
  const own = document.querySelector<HTMLStyleElement>('[data-inlined]')?.sheet
  if (!own) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const known = [...own.cssRules].map(({ cssText }) => cssText)
  let place = 0
  for (const { cssText } of sheet.cssRules) {
    const found = known.indexOf(cssText, place)
    if (found < 0) {
      own.insertRule(cssText, place)
      known.splice(place, 0, cssText)
    }
    place = Math.max(found, place) + 1
  }
}

/** Returns the link of an item's title. An item may have others before it. */
export const findTitle = (item: Element) => item.querySelector<HTMLAnchorElement>(':is(h2, h3) a')

/** Adds the items of the next page to the list, and its link to the following one. Returns the first new item. */
export function append(next: ListingView): Element | undefined {
  const { list } = findControls(document)
  const { after, items: shown } = readView(document)
  const toAddress = (item?: Element) => item && findTitle(item)?.getAttribute('href')
  // A filtered page begins with the items that are already shown.
  const isWhole = toAddress(next.items[0]) === toAddress(shown[0])
  const items = isWhole ? next.items.slice(shown.length) : next.items
  list.append(...items)
  const more = findMore(next.after)
  findMore(after)?.replaceWith(...(more ? [more] : []))
  return items[0]
}

type Field = HTMLInputElement | HTMLSelectElement

const isChanged = (field: Field) =>
  'selectedOptions' in field ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue

/** Copies what was typed, such as an email address below the list, into the same fields of the new nodes. */
function keepAnswers(from: readonly ChildNode[], to: readonly ChildNode[]): void {
  const getFields = (nodes: readonly ChildNode[]) =>
    nodes.flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll<Field>('input:not([type=hidden]), select')] : [],
    )
  for (const field of getFields(from).filter(isChanged)) {
    const same = getFields(to).find(({ name }) => name === field.name)
    if (same) same.value = field.value
  }
}

/**
 * Shows a view in this page. `keepsWords` leaves the search words alone. Throws if a heading of this page would not be
 * replaced.
 */
export function showView(view: ListingView, { keepsWords = false } = {}): void {
  const shown = readView(document)
  const { controls, search, sort, status, categories } = findControls(document)
  const heads = shown.heads.map((head) => {
    const other = view.heads.find(({ dataset }) => dataset.head === head.dataset.head)
    if (!other) throw new Error(`The other page has no ${head.dataset.head}`)
    return { head, other }
  })
  for (const { head, other } of heads) head.replaceWith(other)
  document.title = view.title
  shown.canonical?.remove()
  if (view.canonical) document.head.append(view.canonical)

  keepAnswers(shown.after, view.after)
  for (const node of [...shown.before, ...shown.after]) node.remove()
  controls.before(...view.before)
  controls.after(...view.after)
  findControls(document).list.replaceChildren(...view.items)
  status.replaceChildren(...view.status)
  categories.replaceChildren(...view.categories)
  search.defaultValue = view.query.search ?? ''
  if (!keepsWords) search.value = search.defaultValue
  if (sort) sort.value = view.query.sort ?? ''
}
