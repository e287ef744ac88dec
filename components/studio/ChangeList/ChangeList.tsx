import type { Change } from '@/lib/studio/changes'
import { toChangeSentence } from '@/lib/studio/copy/studio-changes'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './ChangeList.module.scss'

function Sentence({ change }: { change: Change }) {
  const { before, link, after, time } = toChangeSentence(change)
  return (
    <span>
      <strong>{change.name}</strong> {before}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
      {after && (after.startsWith(',') ? after : ` ${after}`)}
      {time && (
        <>
          {' '}
          <FormattedTime time={time} />
        </>
      )}
    </span>
  )
}

export type ChangeListProps = { changes: readonly Change[] }

/** The list of changes, latest first. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={change.id}>
          <Sentence change={change} />
          <span className={styles.when}>
            <FormattedTime time={change.at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
