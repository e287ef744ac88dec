import type { LocalCopy, Stored } from './local-copies.ts'
import { getNext, type SaveEvent, type SaveState } from './save-states.ts'

/** The pause after the last key before a save starts. It starts at the latest MAX_WAIT_MS after the first key. */
const PAUSE_MS = 3_000
const MAX_WAIT_MS = 60_000
const COPY_MS = 500
const MIN_RETRY_MS = 3_000
const MAX_RETRY_MS = 30_000
const MAX_UNANSWERED = 100

/** The reason for a save: automatic, because someone pressed Save, or to replace what someone else saved. */
export type SaveReason = 'auto' | 'save' | 'replace'
const RANK: Record<SaveReason, number> = { auto: 0, save: 1, replace: 2 }

/** A save of `content`, based on the version `base`. */
export type Save<Content> = { content: Content; base: number; reason: SaveReason }

/**
 * The server's response to a save. overtaken: someone else saved first. rejected: the server will not store this text.
 * lost: there is no response, or another attempt may succeed.
 */
export type SaveAnswer<Content, Why> =
  | { kind: 'stored'; stored: Stored<Content> }
  | { kind: 'overtaken'; theirs: Stored<Content> }
  | { kind: 'rejected' | 'lost'; why: Why }

/** The state that the page shows. `base` is the latest known version of the server; `theirs` belongs to a conflict. */
export type Saving<Content, Why> = {
  state: SaveState
  content: Content
  base: Stored<Content>
  theirs: Stored<Content> | null
  why: Why | null
  /** Whether the browser was able to keep a copy. */
  isCopied: boolean
}

export type SaveOptions<Content, Why> = {
  opened: Stored<Content>
  /** Returns whether a content is saved automatically. */
  isAutomatic(content: Content): boolean
  /** Stores a copy in the browser. Returns false if it cannot. */
  keepCopy(copy: LocalCopy<Content>): boolean
  removeCopy(): void
  /** Sends a save. Never throws. */
  send(save: Save<Content>): Promise<SaveAnswer<Content, Why>>
  isSame(one: Content, other: Content): boolean
}

/** Saves what a person types, one request at a time, and keeps a copy in the browser until the server has it. */
export class SaveEngine<Content, Why> {
  readonly #options: SaveOptions<Content, Why>
  readonly #listeners = new Set<() => void>()
  #saving: Saving<Content, Why>
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #copyTimer: ReturnType<typeof setTimeout> | undefined
  /** The time of the first change that no request has sent. */
  #changedAt: number | null = null
  #retryMs = MIN_RETRY_MS
  /** The reason for the next save. */
  #reason: SaveReason = 'auto'
  /** Contents that were sent without a response. The server may have stored any of them. */
  #unanswered: Content[] = []
  #waiters: ((isSaved: boolean) => void)[] = []

  constructor(options: SaveOptions<Content, Why>) {
    const { opened } = options
    this.#options = options
    this.#saving = { state: 'saved', content: opened.content, base: opened, theirs: null, why: null, isCopied: true }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getSnapshot = (): Saving<Content, Why> => this.#saving

  change(content: Content): void {
    this.#show({ content })
    this.#changedAt ??= Date.now()
    this.#on('changed')
    this.#copyTimer ??= setTimeout(() => this.keepCopy(), COPY_MS)
  }

  /** Saves now, as a separate version. Resolves to true once the server has it. */
  save(): Promise<boolean> {
    this.#raise('save')
    return this.#request('pressed')
  }

  /** Saves whatever is not saved yet. Resolves to true once the server has it. */
  flush(): Promise<boolean> {
    return this.#saving.state === 'saved' ? Promise.resolve(true) : this.#request('pressed')
  }

  /** Replaces what someone else stored with `content`, after the person has seen both. */
  settle(content: Content, over: Stored<Content>): Promise<boolean> {
    this.#show({ content, base: over, theirs: null })
    this.#raise('replace')
    const saved = this.#request('settled')
    this.keepCopy()
    return saved
  }

  /** Restores the copy of a page that was closed. If someone has saved since, saving it is a conflict. */
  async restore({ base, content }: LocalCopy<Content>): Promise<void> {
    if (this.#isAutomatic(content)) await this.flush()
    this.#show({ base })
    this.change(content)
    this.keepCopy()
    if (this.#isAutomatic(content)) void this.flush()
  }

  /** Discards what was typed and shows what the server has. */
  accept(stored: Stored<Content>): void {
    clearTimeout(this.#saveTimer)
    this.#stopCopyTimer()
    this.#changedAt = null
    this.#reason = 'auto'
    this.#options.removeCopy()
    this.#show({ state: 'saved', content: stored.content, base: stored, theirs: null, why: null })
    this.#answer(false)
  }

  /** Retries a failed automatic save at once, because the connection is back. */
  retry(): void {
    if (this.#isAutomatic() && this.#saving.state === 'failed') this.#on('due')
  }

  /** Keeps a copy of unsaved content. */
  keepCopy(): void {
    this.#stopCopyTimer()
    const { content, base, state } = this.#saving
    if (state === 'saved') return
    const isCopied = this.#options.keepCopy({ base, at: Date.now(), content })
    if (isCopied !== this.#saving.isCopied) this.#show({ isCopied })
  }

  /** Stops the timers. Unsaved content stays in the copy. */
  stop(): void {
    this.keepCopy()
    clearTimeout(this.#saveTimer)
  }

  #isAutomatic(content: Content = this.#saving.content): boolean {
    return this.#options.isAutomatic(content)
  }

  #show(part: Partial<Saving<Content, Why>>): void {
    this.#saving = { ...this.#saving, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Raises the reason of the next save. Several calls may wait for one request, and the strongest reason counts. */
  #raise(reason: SaveReason): void {
    if (RANK[reason] > RANK[this.#reason]) this.#reason = reason
  }

  #request(event: SaveEvent): Promise<boolean> {
    const saved = new Promise<boolean>((resolve) => this.#waiters.push(resolve))
    this.#on(event)
    return saved
  }

  #answer(isSaved: boolean): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const resolve of waiters) resolve(isSaved)
  }

  #on(event: SaveEvent): void {
    const former = this.#saving.state
    const state = getNext(former, event)
    this.#show({ state })
    // Someone may have pressed Save while a request was under way.
    const isPlanned = state === 'waiting' && (this.#isAutomatic() || this.#reason !== 'auto')
    if (isPlanned) this.#plan(this.#toDelay())
    if (state !== former) this.#enter(state)
    const isUnderWay = isPlanned || state === 'saving' || state === 'behind'
    if (event !== 'changed' && !isUnderWay) this.#answer(state === 'saved' || event === 'stored')
  }

  #enter(state: SaveState): void {
    if (state === 'saving') void this.#send()
    if (state === 'saved') this.#options.removeCopy()
    if (state !== 'failed' || !this.#isAutomatic()) return
    this.#plan(this.#retryMs)
    this.#retryMs = Math.min(2 * this.#retryMs, MAX_RETRY_MS)
  }

  #plan(ms: number): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => this.#on('due'), ms)
  }

  #stopCopyTimer(): void {
    clearTimeout(this.#copyTimer)
    this.#copyTimer = undefined
  }

  #toDelay(): number {
    if (this.#reason !== 'auto') return 0
    const waited = Date.now() - (this.#changedAt ?? Date.now())
    return Math.max(0, Math.min(PAUSE_MS, MAX_WAIT_MS - waited))
  }

  async #send(): Promise<void> {
    clearTimeout(this.#saveTimer)
    this.#changedAt = null
    const { content, base } = this.#saving
    const reason = this.#reason
    this.#reason = 'auto'
    const former = this.#unanswered
    this.#unanswered = [...former, content].slice(-MAX_UNANSWERED)
    const answer = await this.#options.send({ content, base: base.version, reason })
    if (answer.kind === 'lost') this.#raise(reason)
    if (answer.kind === 'overtaken' && former.some((each) => this.#options.isSame(each, answer.theirs.content))) {
      // This page saved that itself. Only the response was lost.
      this.#raise(reason)
      this.#show({ base: answer.theirs })
      return this.#send()
    }
    if (answer.kind !== 'lost') {
      this.#unanswered = []
      this.#retryMs = MIN_RETRY_MS
    }
    if (answer.kind === 'stored') this.#show({ base: answer.stored, why: null })
    else if (answer.kind === 'overtaken') this.#show({ theirs: answer.theirs, why: null })
    else this.#show({ why: answer.why })
    this.#on(answer.kind)
    this.keepCopy()
  }
}
