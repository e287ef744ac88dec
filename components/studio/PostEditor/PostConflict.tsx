import { notify } from '@/components/form/Toasts/Toasts'
import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { Stored } from '@/lib/studio/saving/local-copies'
import { Difference } from '../Difference/Difference'
import type { DocumentEngine, DocumentKind } from './document-kind'
import styles from './PostEditor.module.scss'

const copy = studioPosts.conflict

export type PostConflictProps<Content> = {
  kind: Pick<DocumentKind<Content>, 'compare' | 'merge'>
  engine: DocumentEngine<Content>
  theirs: Stored<Content>
}

/** Shows what someone else has saved in the meantime, and lets the person merge or choose. */
export function PostConflict<Content>({ kind, engine, theirs }: PostConflictProps<Content>) {
  const { content, base } = engine.getSnapshot()
  const merge = async () => {
    const merged = kind.merge(base.content, content, theirs.content)
    await engine.settle(merged.content, theirs)
    const fields = merged.clashes.join(', ')
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
      <Difference differences={kind.compare(content, theirs.content)} same={studioPosts.versions.same} />
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
