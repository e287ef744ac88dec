import type { ComponentType } from 'react'
import type { FormErrors } from '@/lib/forms/types'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import type { SaveEngine } from '@/lib/studio/saving/save-engine'
import type { StudioProblem } from '@/lib/studio/studio-problem'
import type { PartDifference } from '../Difference/Difference'

/** The parts of a draft that its actions need. */
export type DocumentDraft = Pick<PostDraft, 'id' | 'state' | 'publishAt' | 'isDeleted'>

/** What differs between posts, case studies and journal articles, which have the same views, actions and versions. */
export type DocumentKind<Content, Draft extends DocumentDraft = DocumentDraft> = {
  /** Returns the address of a handler, for callStudio. */
  toCall(id: string, call?: string): string
  /** Returns the address on the site. */
  toHref(draft: Draft): string
  compare(before: Content, after: Content): PartDifference[]
  /** Merges two changes to `base`. `clashes` are the labels of the parts that both changed. */
  merge(base: Content, mine: Content, theirs: Content): { content: Content; clashes: string[] }
  words: Record<'published' | 'updated' | 'scheduled' | 'isOffline' | 'restored' | 'removed' | 'deleted', string>
}

export type DocumentEngine<Content> = SaveEngine<Content, StudioProblem>

/** A version on the server. */
export type SavedVersion = { id: string; version: number }

export type DocumentFieldsProps<Content, Draft> = {
  content: Content
  draft: Draft
  /** The version that the server has. */
  version: number
  errors: FormErrors
  onChange: (part: Partial<Content>) => void
}

/** What else the editor of a kind needs. */
export type EditedKind<Content, Draft extends DocumentDraft> = DocumentKind<Content, Draft> & {
  /** The name of the kind in the keys of the browser's copies. */
  name: string
  /** The name of the kind in the page's heading. */
  heading: string
  /** The list of all documents of the kind. */
  list: { href: string; label: string }
  title: { label: string; maxLength: number; toError(error: string): string }
  /** Returns whether the server stored what was sent. */
  isSame(sent: Content, stored: Content): boolean
  /** All fields except the title. */
  Fields: ComponentType<DocumentFieldsProps<Content, Draft>>
  /** The saved version as visitors would see it. */
  Preview: ComponentType<SavedVersion>
  /** What is shown beside the views. */
  Aside?: ComponentType<SavedVersion>
}
