import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { PostFinding } from '@/lib/studio/posts/check-post'
import { toPostCall } from '@/lib/studio/posts/post-call'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'

const copy = studioPosts.checks

const useChecks = (id: string, version: number) => useStudio<PostFinding[]>(toPostCall(id, `check?version=${version}`))

export type ChecksProps = { id: string; version: number }

const FindingList = ({ findings }: { findings: readonly PostFinding[] }) => (
  <ul className={styles.findings}>
    {findings.map(({ code, subject }) => (
      <li key={`${code} ${subject}`}>
        {copy.codes[code]} {subject && <q>{subject}</q>}
      </li>
    ))}
  </ul>
)

/** The number of findings, beside the button that publishes. */
export function CheckCount({ id, version }: ChecksProps) {
  const { data } = useChecks(id, version)
  if (!data || data.length === 0) return null
  return <a href="#checks">{data.length === 1 ? copy.one : `${data.length} ${copy.many}`}</a>
}

/** The findings about a post, updated with each save. Links are tried on request. */
export function Checks({ id, version }: ChecksProps) {
  const [tried, setTried] = useState<number | null>(null)
  const { data } = useChecks(id, version)
  const links = useStudio<PostFinding[]>(tried === version ? toPostCall(id, `check?links&version=${version}`) : null)
  return (
    <section aria-labelledby="checks" className={styles.side}>
      <h2 id="checks">{copy.title}</h2>
      {data && (data.length === 0 ? <p>{copy.fine}</p> : <FindingList findings={data} />)}
      {data && data.length > 0 && <p className={styles.note}>{copy.note}</p>}
      <div role="status">
        {links.isLoading && <p>{copy.trying}</p>}
        {links.data && (links.data.length === 0 ? <p>{copy.linksFine}</p> : <FindingList findings={links.data} />)}
      </div>
      <Button look="quiet" onClick={() => setTried(version)}>
        {copy.links}
      </Button>
    </section>
  )
}
