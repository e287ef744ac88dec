import { useState } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import { toPostCall } from '@/lib/studio/posts/post-call'
import type { PostContent } from '@/lib/studio/posts/post-content'
import type { PostVersion } from '@/lib/studio/posts/post-draft'
import { Difference } from '../Difference/Difference'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'
import type { PostEngine } from './use-post-saving'

const copy = studioPosts.versions

export type VersionsProps = { id: string; engine: PostEngine; version: number }

/** The versions of a post, each compared with the current text. */
export function Versions({ id, engine, version }: VersionsProps) {
  const { content, state } = engine.getSnapshot()
  // The save under way may create a version.
  const { data } = useStudio<PostVersion[]>(state === 'saved' ? toPostCall(id, `versions?version=${version}`) : null)
  const [shown, setShown] = useState<number | null>(null)
  const chosen = useStudio<PostContent>(shown === null ? null : toPostCall(id, `versions/${shown}`))
  const restore = async (former: PostContent) => {
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
                <Difference before={content} after={chosen.data} same={copy.same} />
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
