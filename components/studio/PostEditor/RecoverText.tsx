import { formatMoment } from '@/components/studio/FormattedTime/moment'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { LocalCopy } from '@/lib/studio/saving/local-copies'
import { Difference } from '../Difference/Difference'
import type { DocumentEngine, DocumentKind } from './document-kind'
import styles from './PostEditor.module.scss'

const copy = studioPosts.copies

export type RecoverTextProps<Content> = {
  kind: Pick<DocumentKind<Content>, 'compare'>
  found: LocalCopy<Content>
  engine: DocumentEngine<Content>
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that an earlier page of this browser could not save. */
export function RecoverText<Content>({ kind, found, engine, onRestore, onDiscard }: RecoverTextProps<Content>) {
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
      <Difference differences={kind.compare(content, found.content)} same={copy.same} />
      <div className={styles.actions}>
        <Button onClick={onRestore}>{copy.restore}</Button>
        <Button look="outline" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </div>
    </section>
  )
}
