import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { PostFault } from '@/lib/studio/posts/check-post'
import { toPostCall } from '@/lib/studio/posts/post-call'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'

const copy = studioPosts.checks

const useChecks = (id: string, version: number) => useStudio<PostFault[]>(toPostCall(id, `check?version=${version}`))

export type ChecksProps = { id: string; version: number }

const FaultList = ({ faults }: { faults: readonly PostFault[] }) => (
  <ul className={styles.faults}>
    {faults.map(({ code, subject }) => (
      <li key={`${code} ${subject}`}>
        {copy.codes[code]} {subject && <q>{subject}</q>}
      </li>
    ))}
  </ul>
)

/** How much there is to look at, beside the button that publishes. */
export function CheckCount({ id, version }: ChecksProps) {
  const { data } = useChecks(id, version)
  if (!data || data.length === 0) return null
  return <a href="#checks">{data.length === 1 ? copy.one : `${data.length} ${copy.many}`}</a>
}

/** What someone should look at before the post is published. It follows each save; links are tried when asked for. */
export function Checks({ id, version }: ChecksProps) {
  const [tried, setTried] = useState<number | null>(null)
  const { data } = useChecks(id, version)
  const links = useStudio<PostFault[]>(tried === version ? toPostCall(id, `check?links&version=${version}`) : null)
  return (
    <section aria-labelledby="checks" className={styles.side}>
      <h2 id="checks">{copy.title}</h2>
      {data && (data.length === 0 ? <p>{copy.fine}</p> : <FaultList faults={data} />)}
      {data && data.length > 0 && <p className={styles.note}>{copy.note}</p>}
      <div role="status">
        {links.isLoading && <p>{copy.trying}</p>}
        {links.data && (links.data.length === 0 ? <p>{copy.linksFine}</p> : <FaultList faults={links.data} />)}
      </div>
      <Button look="quiet" onClick={() => setTried(version)}>
        {copy.links}
      </Button>
    </section>
  )
}
