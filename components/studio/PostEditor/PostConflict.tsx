import { notify } from '@/components/form/Toasts/Toasts'
import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { Button } from '@/components/ui/Button/Button'
import { postFields, studioPosts } from '@/lib/studio/copy/studio-posts'
import { mergeContents } from '@/lib/studio/posts/merge'
import type { PostContent } from '@/lib/studio/posts/post-content'
import type { Stored } from '@/lib/studio/saving/local-copies'
import { Difference } from '../Difference/Difference'
import styles from './PostEditor.module.scss'
import type { PostEngine } from './use-post-saving'

const copy = studioPosts.conflict

export type PostConflictProps = { engine: PostEngine; theirs: Stored<PostContent> }

/** Shows what someone else has saved in the meantime, and lets the person merge or choose. */
export function PostConflict({ engine, theirs }: PostConflictProps) {
  const { content, base } = engine.getSnapshot()
  const merge = async () => {
    const merged = mergeContents(base.content, content, theirs.content)
    await engine.settle(merged.content, theirs)
    const fields = merged.clashes.map((field) => postFields[field]).join(', ')
    await notify(fields ? 'warning' : 'success', fields ? `${copy.clash} ${fields}.` : copy.merged)
  }
  return (
    <section aria-labelledby="conflict" className={styles.problem}>
      <div role="alert">
        <h2 id="conflict">{copy.title}</h2>
      </div>
      <p>
        <strong>{theirs.updatedBy}</strong> {copy.by} {formatMoment(theirs.updatedAt)}. {copy.text}
      </p>
      <Difference before={content} after={theirs.content} same={studioPosts.versions.same} />
      <div className={styles.actions}>
        <Button onClick={() => void merge()}>{copy.merge}</Button>
        <Button look="outline" onClick={() => void engine.settle(content, theirs)}>
          {copy.mine}
        </Button>
        <Button look="outline" onClick={() => engine.accept(theirs)}>
          {copy.theirs}
        </Button>
      </div>
    </section>
  )
}
