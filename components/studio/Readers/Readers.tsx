'use client'

import type { ReadSummary } from '@/lib/reads/reads'
import { readersCopy as copy } from '@/lib/studio/copy/studio-readers'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './Readers.module.scss'

type Line = { key: string; label: string; about?: string; month: number; year: number }

function CountTable({ title, head, lines }: { title: string; head: string; lines: Line[] }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{copy.month}</th>
          <th scope="col">{copy.year}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, about, month, year }) => (
          <tr key={key}>
            <th scope="row">
              {label} {about && <span className={styles.about}>{about}</span>}
            </th>
            <td>{month.toLocaleString('en')}</td>
            <td>{year.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const toHostName = (host: string) => (host === '' ? copy.direct : host === 'other' ? copy.other : host)

/** How often pages were read, and where their readers came from. */
export function Readers() {
  const { data, error, mutate } = useStudio<ReadSummary & { isOn: boolean }>('readers')
  const items = data?.items.map(({ kind, id, title, ...counts }) => ({
    key: `${kind} ${id}`,
    label: title || copy.untitled,
    about: copy.kinds[kind],
    ...counts,
  }))
  const hosts = data?.hosts.map(({ host, ...counts }) => ({ key: host, label: toHostName(host), ...counts }))
  return (
    <div className={styles.readers}>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && !data.isOn && <p role="status">{copy.off}</p>}
      {data?.isOn && data.year === 0 && <p role="status">{copy.none}</p>}
      {data && data.year > 0 && (
        <>
          <dl className={styles.all}>
            <div>
              <dt>{copy.month}</dt>
              <dd>{data.month.toLocaleString('en')}</dd>
            </div>
            <div>
              <dt>{copy.year}</dt>
              <dd>{data.year.toLocaleString('en')}</dd>
            </div>
          </dl>
          <CountTable title={copy.items} head={copy.item} lines={items ?? []} />
          <CountTable title={copy.hosts} head={copy.host} lines={hosts ?? []} />
        </>
      )}
    </div>
  )
}
