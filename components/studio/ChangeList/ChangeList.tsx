import { changesCopy as copy } from '@/lib/content/studio-changes'
import { routes } from '@/lib/routes'
import type { Change } from '@/lib/studio/audit'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './ChangeList.module.scss'

const SCHEDULED = 'schedule for '
const ADDRESSES = { post: routes.studio.post, job: routes.studio.job, issue: routes.studio.issue } as const

const isTitled = (kind = ''): kind is keyof typeof ADDRESSES => Object.hasOwn(ADDRESSES, kind)

function Subject({ change: { subject, title } }: { change: Change }) {
  const [kind, id = ''] = subject.split(' ')
  if (kind === 'picture') return copy.picture
  if (!isTitled(kind)) return subject
  // What was deleted for good has no name any more, and its id says nothing to people.
  if (title === null) return `${copy[kind]} (${copy.gone})`
  return (
    <>
      {copy[kind]} <a href={ADDRESSES[kind](id)}>{title || copy.untitled}</a>
    </>
  )
}

export type ChangeListProps = { changes: readonly Change[] }

/** Who did what, latest first. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => {
        const { id, at, name, action } = change
        const time = action.startsWith(SCHEDULED) ? action.slice(SCHEDULED.length) : null
        return (
          <li key={id}>
            <span>
              <strong>{name}</strong> {time ? copy.scheduled : copy.toDone(action)} <Subject change={change} />
              {time && (
                <>
                  {' '}
                  {copy.for} <FormattedTime time={time} />
                </>
              )}
            </span>
            <span className={styles.when}>
              <FormattedTime time={at} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
