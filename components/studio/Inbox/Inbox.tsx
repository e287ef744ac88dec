import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { inbox as copy } from '@/lib/studio/copy/studio-hiring'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SampleRow, type SampleRowProps } from '../SampleRow/SampleRow'
import type { usePages } from '../use-studio'
import styles from './Inbox.module.scss'

export type InboxProps<Row> = {
  title: string
  /** The address of a CSV file with the whole list. */
  exportHref: string
  pages: Omit<ReturnType<typeof usePages<Row>>, 'mutate'> & { mutate: () => unknown }
  /** The number of items, or that there are none. */
  status: string | false | undefined
  /** A row that shows what will be in an empty list. */
  sample: SampleRowProps | undefined
  /** Controls that filter the list. */
  tools?: ReactNode
  children: (row: Row) => ReactNode
}

/** A list of what visitors sent, loaded page by page. */
export function Inbox<Row>({ title, exportHref, pages, status, sample, tools, children }: InboxProps<Row>) {
  const { rows, error, showMore, isReading, mutate } = pages
  return (
    <div className={styles.inbox}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <ButtonLink look="quiet" href={exportHref} download>
          {copy.export}
        </ButtonLink>
      </div>
      {tools}
      <LoadState data={rows} error={error} onRetry={mutate} />
      {status && <p role="status">{status}</p>}
      {rows?.length === 0 && sample && <SampleRow {...sample} />}
      <ol className={styles.list}>{rows?.map(children)}</ol>
      {showMore && (
        <Button look="outline" onClick={showMore} disabled={isReading}>
          {copy.more}
        </Button>
      )}
    </div>
  )
}
