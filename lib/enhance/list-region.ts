import {
  addRules,
  append,
  fetchPage,
  findControls,
  findTitle,
  type ListingView,
  type Query,
  readView,
  showView,
} from './listing-view.ts'

/** Longer than the pause between two keystrokes. */
const PAUSE_MS = 200
/** Longer than a mouse needs to pass over a link. */
const REST_MS = 60
const AHEAD_MS = 10_000
const MAX_VIEWS = 20

const FIELDS = ['search', 'category', 'topic', 'sort', 'page']

type Options = {
  isTyping?: boolean
  /** Adds to the list instead of replacing it. */
  isMore?: boolean
  /** Scrolls to the results. */
  toResults?: boolean
}

/** Returns the listing's own address with a query, in the same form as the server's. */
function toAddress(query: Query): string {
  const entries = FIELDS.map((name) => [name, query[name] ?? '']).filter(([, value]) => value)
  const search = new URLSearchParams(entries).toString()
  return findControls(document).form.action + (search && `?${search}`)
}

const withoutFragment = (address: string) => address.replace(/#.*/, '')

const getAddress = () => withoutFragment(location.href)

const findLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-in-place]') : null

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const moveFocus = (element: Element | null | undefined, preventScroll = true) =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll })

/**
 * A listing that shows other queries in place: it fetches the page behind a link or its form, and takes the list from
 * it. If anything fails, the browser goes to that page.
 */
export class ListRegion extends HTMLElement {
  /** The address of the list that is shown. The browser already shows the address of the one being fetched. */
  #shown = getAddress()
  /**
   * The latest choices, whose list may still be loading. The latest search words are in their field. The hidden fields,
   * which hold the choices without scripts, stay as the server sent them.
   */
  #query = readView(document).query
  /** Views shown earlier in this page, by address. */
  #left = new Map<string, ListingView & { focused: Element | null }>()
  #ahead = new Map<string, ReturnType<typeof fetchPage>>()
  #isTypedEntry = false
  #request: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const link = isPlainClick(event) && findLink(event.target)
      if (!link) return
      event.preventDefault()
      this.#follow(link)
    })
    this.addEventListener('pointerdown', ({ target }) => this.#fetchAhead(findLink(target)))
    this.addEventListener('focusin', ({ target }) => this.#fetchAhead(findLink(target)))
    this.addEventListener('mouseover', ({ target }) => {
      const link = findLink(target)
      if (link) setTimeout(() => link.matches(':hover') && this.#fetchAhead(link), REST_MS)
    })
    addEventListener('popstate', () => this.#goBack())
    // A request that the browser cancels while it leaves for another page is not a failure.
    addEventListener('pagehide', () => this.#stop())

    const { form, search, sort } = findControls(document)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#search()
    })
    sort?.addEventListener('change', () => this.#search())
    search.addEventListener('input', () => this.#searchSoon())
    // The words were typed before this script ran.
    if (search.value !== search.defaultValue) this.#searchSoon()
  }

  #searchSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#search(true), PAUSE_MS)
  }

  #readQuery(): Query {
    const { search, sort } = findControls(document)
    return { ...this.#query, search: search.value, sort: sort?.value ?? '', page: '' }
  }

  #search(isTyping = false): void {
    const query = this.#readQuery()
    this.#go(toAddress(query), query, { isTyping })
  }

  #follow(link: HTMLAnchorElement): void {
    const { search, sort } = findControls(document)
    const changes = Object.fromEntries(new URLSearchParams(link.dataset.inPlace))
    // The link's address includes neither a choice that is being fetched nor words that were just typed.
    const isLinkRight = !this.#request && search.value === search.defaultValue
    const isMore = 'page' in changes
    if (isMore && !isLinkRight) return
    const isToAll = Object.keys(changes).length === 0
    if (isToAll) {
      search.value = ''
      if (sort) sort.value = ''
    }
    const query = isToAll ? {} : { ...this.#readQuery(), ...changes }
    const address = isLinkRight || isToAll ? withoutFragment(link.href) : toAddress(query)
    this.#go(address, query, { isMore, toResults: link.hash !== '' })
  }

  #fetchAhead(link: HTMLAnchorElement | null): void {
    if (!link || link.ariaCurrent) return
    const address = withoutFragment(link.href)
    if (this.#ahead.has(address) || address === this.#shown) return
    const page = fetchPage(address)
    this.#ahead.set(address, page)
    const forget = () => this.#ahead.delete(address)
    page.catch(forget)
    setTimeout(forget, AHEAD_MS)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#request?.abort()
    this.#request = null
    this.ariaBusy = null
  }

  #go(address: string, query: Query, options: Options): void {
    this.#stop()
    // The address of a later page shows only that page.
    const shownAs = options.isMore ? toAddress(query) : address
    this.#writeAddress(shownAs, options.isTyping ?? false)
    this.#query = query
    if (shownAs !== this.#shown) void this.#fetch(address, shownAs, options)
  }

  #writeAddress(address: string, isTyping: boolean): void {
    if (address === getAddress()) return
    // All keystrokes of a search share one entry in the history.
    if (isTyping && this.#isTypedEntry) history.replaceState(null, '', address)
    else {
      // A list that is still being fetched cannot be kept.
      if (this.#shown === getAddress()) this.#keep()
      history.pushState(null, '', address)
    }
    this.#isTypedEntry = isTyping
  }

  async #fetch(address: string, shownAs: string, options: Options = {}): Promise<void> {
    const request = new AbortController()
    this.#request = request
    this.ariaBusy = 'true'
    const focused = document.activeElement
    try {
      const { view, rules } = await (this.#ahead.get(address) ?? fetchPage(address, request.signal))
      if (this.#request !== request) return
      addRules(rules)
      if (options.isMore) {
        const first = append(view)
        moveFocus(first && findTitle(first))
      } else this.#show(view, focused, options)
      this.#shown = shownAs
      this.#query = view.query
      this.#request = null
      this.ariaBusy = null
    } catch {
      if (this.#request === request) location.reload()
    }
  }

  #show(view: ListingView, focused: Element | null, { isTyping, toResults }: Options): void {
    // Words that were typed in the meantime are searched for next.
    showView(view, { keepsWords: isTyping || this.#timer !== undefined })
    const { status } = findControls(document)
    if (toResults) moveFocus(status, false)
    else if (focused && !focused.isConnected && document.activeElement === document.body)
      moveFocus(this.#findSame(focused) ?? status)
  }

  /** Returns the link of the same name in the current list. */
  #findSame(link: Element): HTMLAnchorElement | undefined {
    const links = this.querySelectorAll<HTMLAnchorElement>('a[data-in-place]')
    return [...links].find(({ textContent }) => textContent === link.textContent)
  }

  /** Keeps what is shown, so that Back can restore it. */
  #keep(): void {
    this.#left.set(this.#shown, { ...readView(document), query: this.#query, focused: document.activeElement })
    const [oldest] = this.#left.keys()
    if (this.#left.size > MAX_VIEWS && oldest) this.#left.delete(oldest)
  }

  #goBack(): void {
    const address = getAddress()
    const isBusy = this.#request !== null
    if (address === this.#shown && !isBusy) return
    this.#stop()
    this.#isTypedEntry = false
    // The browser has already gone back, so this serves going forward again.
    if (!isBusy) this.#keep()
    const view = this.#left.get(address)
    if (!view) {
      // It was shown before this page was loaded.
      void this.#fetch(address, address)
      return
    }
    showView(view)
    this.#shown = address
    this.#query = view.query
    if (view.focused !== document.body) moveFocus(view.focused)
  }
}
