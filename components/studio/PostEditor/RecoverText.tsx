import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { PostContent } from '@/lib/studio/posts/post-content'
import type { LocalCopy } from '@/lib/studio/saving/local-copies'
import { Difference } from '../Difference/Difference'
import styles from './PostEditor.module.scss'
import type { PostEngine } from './use-post-saving'

const copy = studioPosts.copies

export type RecoverTextProps = {
  found: LocalCopy<PostContent>
  engine: PostEngine
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that an earlier page of this browser could not save. */
export function RecoverText({ found, engine, onRestore, onDiscard }: RecoverTextProps) {
  const { base, content } = engine.getSnapshot()
  return (
    <section aria-labelledby="copies" className={styles.problem}>
      <div role="alert">
        <h2 id="copies">{copy.title}</h2>
      </div>
      <p>
        {copy.text} {copy.from} {formatMoment(new Date(found.at).toISOString())}.{' '}
        {found.base.version !== base.version && `${copy.outdated} ${base.updatedBy}, ${formatMoment(base.updatedAt)}.`}
      </p>
      <Difference before={content} after={found.content} same={copy.same} />
      <div className={styles.actions}>
        <Button onClick={onRestore}>{copy.restore}</Button>
        <Button look="outline" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </div>
    </section>
  )
}
