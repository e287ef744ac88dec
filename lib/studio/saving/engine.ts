import { getNext, type SaveEvent, type SaveState } from './machine.ts'
import type { Answer, LocalCopy, SaveOptions, SaveReason, Saving, Stored } from './ports.ts'
import { createTimer } from './timer.ts'

const PAUSE_MS = 3_000
/** The longest time between two saves while someone types. */
const LONGEST_MS = 60_000
const COPY_MS = 500
const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 30_000
const MAX_UNANSWERED = 100
/** What was asked for while a request was under way must not become less. */
const RANK: Record<SaveReason, number> = { auto: 0, save: 1, replace: 2 }
const ON_THE_WAY: readonly SaveState[] = ['waiting', 'saving', 'behind']

/** Saves what a person types: one request under way at most, and no letter without a copy. README.md explains it. */
export class SaveEngine<Content, Why> {
  readonly #options: SaveOptions<Content, Why>
  readonly #listeners = new Set<() => void>()
  readonly #due: ReturnType<typeof createTimer>
  readonly #copy: ReturnType<typeof createTimer>
  #saving: Saving<Content, Why>
  #waitingSince: number | null = null
  #retryMs = FIRST_RETRY_MS
  #reason: SaveReason = 'auto'
  /** What was sent without an answer: the server may have any of it. */
  #unanswered: Content[] = []
  #askers: ((isSaved: boolean) => void)[] = []

  constructor(options: SaveOptions<Content, Why>) {
    const { start, clock } = options
    this.#options = options
    this.#due = createTimer(clock)
    this.#copy = createTimer(clock)
    this.#saving = { state: 'saved', content: start.content, base: start, theirs: null, why: null, isCopied: true }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getSnapshot = (): Saving<Content, Why> => this.#saving

  change(content: Content): void {
    this.#show({ content })
    this.#waitingSince ??= this.#options.clock.now()
    this.#on('changed')
    this.#copy.startOnce(COPY_MS, () => this.keepCopy())
  }

  /** Saves now, as a version of its own; true once the server has everything. */
  save(): Promise<boolean> {
    this.#raise('save')
    return this.#ask('pressed')
  }

  /** Saves what is not saved yet; true once the server has everything. */
  flush(): Promise<boolean> {
    return this.#saving.state === 'saved' ? Promise.resolve(true) : this.#ask('pressed')
  }

  /** Saves `content` over what someone else stored: a person saw both and decided. */
  settle(content: Content, over: Stored<Content>): Promise<boolean> {
    this.#show({ content, base: over, theirs: null })
    this.#raise('replace')
    const saved = this.#ask('settled')
    this.keepCopy()
    return saved
  }

  /** Puts a copy back that an earlier page left. Where someone saved since, that is a conflict. */
  async restore({ base, content }: LocalCopy<Content>): Promise<void> {
    await this.flush()
    this.#show({ base })
    this.change(content)
    this.keepCopy()
    void this.flush()
  }

  /** Gives up what was typed for what the server has. */
  accept(stored: Stored<Content>): void {
    this.#due.stop()
    this.#copy.stop()
    this.#waitingSince = null
    this.#options.copies.forget()
    this.#show({ state: 'saved', content: stored.content, base: stored, theirs: null, why: null })
    this.#answer(false)
  }

  /** Tries again at once after a failure: the connection is back. */
  retry(): void {
    if (this.#saving.state === 'failed') this.#on('due')
  }

  keepCopy(): void {
    this.#copy.stop()
    const { content, base, state } = this.#saving
    if (state === 'saved') return
    const isCopied = this.#options.copies.keep({ base, at: this.#options.clock.now(), content })
    if (isCopied !== this.#saving.isCopied) this.#show({ isCopied })
  }

  /** Ends the timers; what is not saved stays in the copy. */
  stop(): void {
    this.keepCopy()
    this.#due.stop()
  }

  #show(part: Partial<Saving<Content, Why>>): void {
    this.#saving = { ...this.#saving, ...part }
    for (const listener of this.#listeners) listener()
  }

  #raise(reason: SaveReason): void {
    if (RANK[reason] > RANK[this.#reason]) this.#reason = reason
  }

  #ask(event: SaveEvent): Promise<boolean> {
    const saved = new Promise<boolean>((resolve) => this.#askers.push(resolve))
    this.#on(event)
    return saved
  }

  #answer(isSaved: boolean): void {
    const askers = this.#askers
    this.#askers = []
    for (const ask of askers) ask(isSaved)
  }

  #on(event: SaveEvent): void {
    const former = this.#saving.state
    const state = getNext(former, event)
    this.#show({ state })
    if (state === 'waiting') this.#due.start(this.#toDelay(), () => this.#on('due'))
    if (state !== former) this.#enter(state)
    if (event !== 'changed' && !ON_THE_WAY.includes(state)) this.#answer(state === 'saved')
  }

  #enter(state: SaveState): void {
    if (state === 'saving') void this.#send()
    if (state === 'saved') this.#options.copies.forget()
    if (state !== 'failed') return
    this.#due.start(this.#retryMs, () => this.#on('due'))
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS)
  }

  #toDelay(): number {
    // Someone pressed Save while a request was under way.
    if (this.#reason !== 'auto') return 0
    const waited = this.#options.clock.now() - (this.#waitingSince ?? 0)
    return Math.max(0, Math.min(PAUSE_MS, LONGEST_MS - waited))
  }

  async #send(): Promise<void> {
    this.#due.stop()
    this.#waitingSince = null
    const { content, base } = this.#saving
    const reason = this.#reason
    this.#reason = 'auto'
    const former = this.#unanswered
    this.#unanswered = [...former, content].slice(-MAX_UNANSWERED)
    const answer = await this.#options.send({ content, base: base.version, reason })
    // It was this page that saved before: only the answer was lost.
    const isOwn = answer.kind === 'outrun' && former.some((each) => this.#options.isSame(each, answer.theirs.content))
    if (isOwn || answer.kind === 'lost') this.#raise(reason)
    if (isOwn) this.#show({ base: answer.theirs })
    if (isOwn) return this.#send()
    if (answer.kind !== 'lost') {
      this.#unanswered = []
      this.#retryMs = FIRST_RETRY_MS
    }
    this.#take(answer)
    this.keepCopy()
  }

  #take(answer: Answer<Content, Why>): void {
    if (answer.kind === 'stored') this.#show({ base: answer.stored, why: null })
    else if (answer.kind === 'outrun') this.#show({ theirs: answer.theirs })
    else this.#show({ why: answer.why })
    this.#on(answer.kind)
  }
}
