import { routes } from '@/lib/routes'
import { pool as copy } from '@/lib/studio/copy/studio-people'
import type { InvitedLine } from '@/lib/studio/pool'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './Pool.module.scss'

/** Returns the path of the people who were invited to a position. */
export const toInvitedPath = (jobId: string) => `pool/invitations?jobId=${encodeURIComponent(jobId)}`

/** The people who were invited to a position, and which of them have applied. */
export function InvitedList({ jobId }: { jobId: string }) {
  const { data, error, mutate } = useStudio<{ invited: InvitedLine[] }>(toInvitedPath(jobId))
  return (
    <section aria-labelledby="invited">
      <h2 id="invited">{copy.invited}</h2>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data?.invited.length === 0 && <p>{copy.nobody}</p>}
      <ul className={styles.list}>
        {data?.invited.map(({ reference, name, lastName, at, by, mail, applied }) => (
          <li key={`${reference} ${at}`}>
            <a href={routes.studio.application(reference)}>
              {name} {lastName}
            </a>
            <p className={styles.facts}>
              <FormattedTime time={at} /> {copy.by(by)} · {copy.mailStates[mail]} ·{' '}
              {applied ? <a href={routes.studio.application(applied)}>{copy.applied}</a> : copy.notApplied}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
