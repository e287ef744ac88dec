import { addRules } from './add-rules.ts'
import { append, findControls, fits, type ListingView, readView, showView } from './listing-view.ts'

/** Longer than the pause between two letters. */
const PAUSE_MS = 200
/** Longer than a mouse needs to pass over a link. */
const REST_MS = 60
const AHEAD_MS = 10_000
const MAX_VIEWS = 20

const FIELDS = ['search', 'category', 'topic', 'sort', 'page']

type Query = Readonly<Record<string, string>>
type Answer = { page: Document; rules: string }
type Left = ListingView & { focused: Element | null }

type Options = {
  /** The whole query, also where a link's address has only a part of it. */
  query: Query
  isTyping?: boolean
  /** Adds to the list instead of replacing it. */
  isMore?: boolean
  /** Brings the results into view. */
  toResults?: boolean
}

const [STYLE, STYLE_END] = ['<style data-inlined="">', '</style>']

/** Takes the style rules out of a page: the policy of this page does not allow the style element of another. */
function takeRules(html: string): { html: string; rules: string } {
  const start = html.indexOf(STYLE)
  const end = html.indexOf(STYLE_END, start)
  if (start < 0 || end < 0) return { html, rules: '' }
  return { html: html.slice(0, start) + html.slice(end), rules: html.slice(start + STYLE.length, end) }
}

async function load(address: string, signal: AbortSignal | null = null): Promise<Answer> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  const { html, rules } = takeRules(await response.text())
  return { page: new DOMParser().parseFromString(html, 'text/html'), rules }
}

/** The listing's own address with a query, written as the server writes it. */
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

/**
 * A listing that shows other queries in place: it fetches the page behind a link or its form, and takes the list from it. Where
 * anything fails, the browser goes to that page.
 */
export class ListRegion extends HTMLElement {
  /** What was shown before in this page, by address. */
  #left = new Map<string, Left>()
  /** The address of the list that is shown. The browser already shows the address of the one that is being fetched. */
  #shown = getAddress()
  #isTypedEntry = false
  #ahead = new Map<string, Promise<Answer>>()
  #request: { query: Query; aborter: AbortController } | null = null
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
    // A request that the browser cancels on the way to another page is no failure.
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

  /** Reads the current choices, including those that are being fetched and the words typed last. */
  #readQuery(): Query {
    const { form, search, sort } = findControls(document)
    const hidden = Object.fromEntries(new FormData(form)) as Query
    return { ...hidden, ...this.#request?.query, search: search.value, sort: sort?.value ?? '', page: '' }
  }

  #search(isTyping = false): void {
    const query = this.#readQuery()
    this.#go(toAddress(query), { query, isTyping })
  }

  #follow(link: HTMLAnchorElement): void {
    const { search, sort } = findControls(document)
    const changes = Object.fromEntries(new URLSearchParams(link.dataset.inPlace))
    const isMore = 'page' in changes
    if (isMore && this.#request) return
    // The link's address has neither a choice that is being fetched nor words that were just typed.
    const isLinkRight = !this.#request && search.value === search.defaultValue
    const isToAll = Object.keys(changes).length === 0
    if (isToAll) {
      search.value = ''
      if (sort) sort.selectedIndex = 0
    }
    const query = isToAll ? {} : { ...this.#readQuery(), ...changes }
    const address = isLinkRight || isToAll ? withoutFragment(link.href) : toAddress(query)
    this.#go(address, { query, isMore, toResults: link.hash !== '' })
  }

  #fetchAhead(link: HTMLAnchorElement | null): void {
    if (!link || link.ariaCurrent) return
    const address = withoutFragment(link.href)
    if (this.#ahead.has(address) || address === this.#shown) return
    const answer = load(address)
    this.#ahead.set(address, answer)
    const forget = () => this.#ahead.delete(address)
    answer.catch(forget)
    setTimeout(forget, AHEAD_MS)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#request?.aborter.abort()
    this.#request = null
    this.ariaBusy = null
  }

  #go(address: string, options: Options): void {
    this.#stop()
    // The address of a further page shows that page alone.
    const shownAs = options.isMore ? toAddress(options.query) : address
    this.#writeAddress(shownAs, options.isTyping ?? false)
    if (shownAs !== this.#shown) void this.#fetch(address, shownAs, options)
  }

  async #fetch(address: string, shownAs: string, options: Options): Promise<void> {
    const request = { query: options.query, aborter: new AbortController() }
    const { signal } = request.aborter
    this.#request = request
    this.ariaBusy = 'true'
    const focused = document.activeElement
    // The old number does not belong to the list that is being fetched.
    if (!options.isMore) findControls(document).status.replaceChildren()
    try {
      const answer = await (this.#ahead.get(address) ?? load(address, signal))
      if (!signal.aborted) this.#show(answer, shownAs, focused, options)
    } catch {
      if (!signal.aborted) location.reload()
    }
    if (this.#request !== request) return
    this.#request = null
    this.ariaBusy = null
  }

  #writeAddress(address: string, isTyping: boolean): void {
    if (address === getAddress()) return
    // All the letters of a search are one entry of the history.
    if (isTyping && this.#isTypedEntry) history.replaceState(null, '', address)
    else {
      // A list that is still being fetched cannot be kept.
      if (this.#shown === getAddress()) this.#keep()
      history.pushState(null, '', address)
    }
    this.#isTypedEntry = isTyping
  }

  #show({ page, rules }: Answer, address: string, focused: Element | null, options: Options): void {
    const { isTyping = false, isMore = false, toResults = false } = options
    const answer = readView(page)
    const shown = readView(document)
    if (!fits(answer, shown)) throw new Error('A heading of this page would stay.')
    const view = isMore ? append(shown, answer) : answer

    this.#shown = address
    addRules(rules)
    // Letters that were typed meanwhile are searched for next.
    showView(view, { keepsWords: isTyping || this.#timer !== undefined })

    const { status } = findControls(document)
    if (isMore) view.items[shown.items.length]?.querySelector('a')?.focus({ preventScroll: true })
    else if (toResults) status.focus()
    else if (focused && !focused.isConnected && document.activeElement === document.body)
      (this.#findSame(focused) ?? status).focus({ preventScroll: true })
  }

  /** The link of the same name in the list that is shown now. */
  #findSame(link: Element): HTMLAnchorElement | undefined {
    const links = this.querySelectorAll<HTMLAnchorElement>('a[data-in-place]')
    return [...links].find(({ textContent }) => textContent === link.textContent)
  }

  /** Keeps what is shown, so that Back can restore it. */
  #keep(): void {
    this.#left.set(this.#shown, { ...readView(document), focused: document.activeElement })
    const [oldest] = this.#left.keys()
    if (this.#left.size > MAX_VIEWS && oldest) this.#left.delete(oldest)
  }

  #goBack(): void {
    const address = getAddress()
    const isBusy = this.#request !== null
    if (address === this.#shown && !isBusy) return
    this.#stop()
    this.#isTypedEntry = false
    // The browser has already gone back, so this is for going forward again.
    if (!isBusy) this.#keep()
    const view = this.#left.get(address)
    if (!view) {
      // It was shown before this page was loaded.
      const query = Object.fromEntries(new URLSearchParams(location.search))
      void this.#fetch(address, address, { query })
      return
    }
    this.#shown = address
    showView(view)
    if (view.focused !== document.body) (view.focused as HTMLElement | null)?.focus({ preventScroll: true })
  }
}
