import { toPostPath } from '@/lib/format/post-path'
import { routes } from '@/lib/routes'
import { postFields, studioPosts } from '@/lib/studio/copy/studio-posts'
import { compareContents } from '@/lib/studio/posts/compare-contents'
import { mergeContents } from '@/lib/studio/posts/merge'
import { toPostCall } from '@/lib/studio/posts/post-call'
import type { PostContent } from '@/lib/studio/posts/post-content'
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
  /** Merges two changes of `base`. `clashes` are the labels of the parts that both changed. */
  merge(base: Content, mine: Content, theirs: Content): { content: Content; clashes: string[] }
  words: Record<'published' | 'updated' | 'scheduled' | 'isOffline' | 'restored' | 'removed' | 'deleted', string>
}

export type DocumentEngine<Content> = SaveEngine<Content, StudioProblem>

export const postKind: DocumentKind<PostContent, PostDraft> = {
  toCall: toPostCall,
  toHref: ({ id, content }) => routes.post(toPostPath({ ...content, id })),
  compare: (before, after) =>
    compareContents(before, after).map(({ field, rows }) => ({ label: postFields[field], rows })),
  merge(base, mine, theirs) {
    const { content, clashes } = mergeContents(base, mine, theirs)
    return { content, clashes: clashes.map((field) => postFields[field]) }
  },
  words: studioPosts.edit,
}
