import type { SaveState } from './machine.ts'

/** Time, as the engine sees it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Acts once after so many milliseconds, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}

/** Why something is sent: by itself, by a press, or over what someone else saved. */
export type SaveReason = 'auto' | 'save' | 'replace'

/** What the server has, and who stored it. */
export type Stored<Content> = { version: number; updatedAt: string; updatedBy: string; content: Content }

/** Text that the server may not have, with the version that it changes. */
export type LocalCopy<Content> = { base: Stored<Content>; at: number; content: Content }

/** Where the browser keeps a copy. `keep` is false where it cannot. */
export type CopyStore<Content> = { keep(copy: LocalCopy<Content>): boolean; forget(): void }

/**
 * The server's answer. stored: it has the text · outrun: someone saved before, so it was not taken · denied: it will not
 * be taken as it is · lost: no answer, or one that may be better later.
 */
export type Answer<Content, Why> =
  | { kind: 'stored'; stored: Stored<Content> }
  | { kind: 'outrun'; theirs: Stored<Content> }
  | { kind: 'denied'; why: Why }
  | { kind: 'lost'; why: Why }

/** Sends text to the server. Never throws. */
export type Send<Content, Why> = (save: {
  content: Content
  base: number
  reason: SaveReason
}) => Promise<Answer<Content, Why>>

/** What the page shows. `base` is the content as the server had it at last; `theirs` belongs to a conflict. */
export type Saving<Content, Why> = {
  state: SaveState
  content: Content
  base: Stored<Content>
  theirs: Stored<Content> | null
  why: Why | null
  /** Whether the browser could keep its copy. */
  isCopied: boolean
}

/** What an engine works with. */
export type SaveOptions<Content, Why> = {
  start: Stored<Content>
  clock: Clock
  copies: CopyStore<Content>
  send: Send<Content, Why>
  isSame: (one: Content, other: Content) => boolean
}
