import type { SaveState } from './machine.ts'

/** Time in milliseconds. `after` acts once, unless the function that it returns is called before. */
export type Clock = {
  now(): number
  after(ms: number, act: () => void): () => void
}

/** Why something is sent: by itself, by a press, or over what someone else saved. */
export type SaveReason = 'auto' | 'save' | 'replace'

/** What the server has, and who stored it. */
export type Stored<Content> = { version: number; updatedAt: string; updatedBy: string; content: Content }

/** Text that the server may not have, with the version that it changes. */
export type LocalCopy<Content> = { base: Stored<Content>; at: number; content: Content }

/** Where the browser keeps a copy. `keep` is false where it cannot. */
export type LocalBackup<Content> = { keep(copy: LocalCopy<Content>): boolean; forget(): void }

/** The server's answer. outrun: someone saved before · denied: not as it is · lost: no answer, or one that may be better later. */
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

/** What the page shows. `base` is what the server had at last, `theirs` belongs to a conflict, the browser keeps the copy. */
export type Saving<Content, Why> = {
  state: SaveState
  content: Content
  base: Stored<Content>
  theirs: Stored<Content> | null
  why: Why | null
  isCopied: boolean
}

export type SaveOptions<Content, Why> = {
  start: Stored<Content>
  clock: Clock
  copies: LocalBackup<Content>
  send: Send<Content, Why>
  isSame: (one: Content, other: Content) => boolean
}
