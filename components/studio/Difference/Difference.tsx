import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { DifferenceRow } from '@/lib/studio/posts/compare-contents'
import styles from './Difference.module.scss'

const copy = studioPosts.difference

/** A part of a content that differs. `rows` is empty if only the formatting differs. */
export type PartDifference = { label: string; rows: readonly DifferenceRow[] }

export type DifferenceProps = { differences: readonly PartDifference[]; same: string }

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
export function Difference({ differences, same }: DifferenceProps) {
  if (differences.length === 0) return <p>{same}</p>
  return (
    <dl className={styles.difference}>
      {differences.map(({ label, rows }) => (
        <div key={label}>
          <dt>{label}</dt>
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
