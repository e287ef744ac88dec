import { useState } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { PostVersion } from '@/lib/studio/posts/post-draft'
import { Difference } from '../Difference/Difference'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { useStudio } from '../use-studio'
import type { DocumentEngine, DocumentKind } from './document-kind'
import styles from './PostEditor.module.scss'

const copy = studioPosts.versions

export type VersionsProps<Content> = {
  kind: Pick<DocumentKind<Content>, 'compare' | 'toCall'>
  id: string
  engine: DocumentEngine<Content>
  version: number
}

/** The versions of a post or a case study, each compared with the current text. */
export function Versions<Content>({ kind, id, engine, version }: VersionsProps<Content>) {
  const { content, state } = engine.getSnapshot()
  // The save under way may create a version.
  const { data } = useStudio<PostVersion[]>(state === 'saved' ? kind.toCall(id, `versions?version=${version}`) : null)
  const [shown, setShown] = useState<number | null>(null)
  const chosen = useStudio<Content>(shown === null ? null : kind.toCall(id, `versions/${shown}`))
  const restore = async (former: Content) => {
    // The text that is replaced becomes a version first.
    if (!(await engine.save())) return
    engine.change(former)
    if (await engine.save()) await notify('success', copy.restored)
  }
  return (
    <section className={styles.side}>
      <p className={styles.note}>{copy.none}</p>
      <ol className={styles.versions}>
        {data?.map(({ version: number, at, by, reason }) => (
          <li key={number}>
            <p>
              <FormattedTime time={at} />, {copy[reason]} {by && `${studioPosts.list.by} ${by}`}
            </p>
            <Button look="quiet" aria-expanded={shown === number} onClick={() => setShown(number)}>
              {copy.show}
            </Button>
            {shown === number && chosen.data && (
              <>
                <Difference differences={kind.compare(content, chosen.data)} same={copy.same} />
                <Button look="outline" onClick={() => chosen.data && void restore(chosen.data)}>
                  {copy.restore}
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
