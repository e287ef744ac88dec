'use client'

import { toPostPath } from '@/lib/format/post-path'
import { routes } from '@/lib/routes'
import { postFields, studioPosts } from '@/lib/studio/copy/studio-posts'
import { compareContents } from '@/lib/studio/posts/compare-contents'
import { mergeContents } from '@/lib/studio/posts/merge'
import { toPostCall } from '@/lib/studio/posts/post-call'
import { isSameContent, type PostContent } from '@/lib/studio/posts/post-content'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import { CheckCount, Checks } from './Checks'
import { DocumentEditor } from './DocumentEditor'
import type { DocumentFieldsProps, EditedKind } from './document-kind'
import { PostDetails } from './PostDetails'
import styles from './PostEditor.module.scss'
import { PostPreview } from './PostPreview'
import { PostText } from './PostText'
import { SeoFields } from './SeoFields'

const { edit } = studioPosts

/** The fields of a post, except its title. */
function PostFields({ content, draft, version, errors, onChange }: DocumentFieldsProps<PostContent, PostDraft>) {
  return (
    <div className={styles.columns}>
      <PostText id={draft.id} version={version} content={content} errors={errors} onChange={onChange} />
      <div className={styles.details}>
        <Checks id={draft.id} version={version} />
        <PostDetails content={content} draft={draft} errors={errors} onChange={onChange} />
        <SeoFields content={content} errors={errors} onChange={onChange} />
      </div>
    </div>
  )
}

const postKind: EditedKind<PostContent, PostDraft> = {
  name: 'post',
  heading: edit.title,
  list: { href: routes.studio.posts, label: edit.back },
  title: { label: postFields.title, maxLength: 300, toError: (error) => error },
  toCall: toPostCall,
  toHref: ({ id, content }) => routes.post(toPostPath({ ...content, id })),
  // The server keeps the slug of a post that was published.
  isSame: (sent, stored) => isSameContent({ ...sent, slug: sent.slug || stored.slug }, stored),
  compare: (before, after) =>
    compareContents(before, after).map(({ field, rows }) => ({ label: postFields[field], rows })),
  merge(base, mine, theirs) {
    const { content, clashes } = mergeContents(base, mine, theirs)
    return { content, clashes: clashes.map((field) => postFields[field]) }
  },
  words: edit,
  Fields: PostFields,
  Preview: PostPreview,
  Aside: CheckCount,
}

/** The editor of the post in the address. */
export const PostEditor = () => <DocumentEditor kind={postKind} />
