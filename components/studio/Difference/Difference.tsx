import { postFields, studioPosts } from '@/lib/studio/copy/studio-posts'
import { compareContents, type DifferenceRow } from '@/lib/studio/posts/compare-contents'
import type { PostContent } from '@/lib/studio/posts/post-content'
import styles from './Difference.module.scss'

const copy = studioPosts.difference

export type DifferenceProps = { before: PostContent; after: PostContent; same: string }

function Row({ row }: { row: DifferenceRow }) {
  if (row.kind === 'gap')
    return (
      <p className={styles.gap}>
        {row.lines} {copy.gap}
      </p>
    )
  if (row.kind === 'same') return <p>{row.text}</p>
  const Tag = row.kind === 'added' ? 'ins' : 'del'
  return (
    <p>
      <span className="visuallyHidden">{copy[row.kind]}: </span>
      <Tag>{row.text}</Tag>
    </p>
  )
}

/** The differences between two contents, part by part and line by line. */
export function Difference({ before, after, same }: DifferenceProps) {
  const differences = compareContents(before, after)
  if (differences.length === 0) return <p>{same}</p>
  return (
    <dl className={styles.difference}>
      {differences.map(({ field, rows }) => (
        <div key={field}>
          <dt>{postFields[field]}</dt>
          <dd>
            {rows.length === 0 && <p>{copy.format}</p>}
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved, and equal ones may repeat.
              <Row key={index} row={row} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
