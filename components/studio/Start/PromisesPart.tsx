import { FormattedTime } from '@/components/studio/FormattedTime/FormattedTime'
import { promises } from '@/content/promises'
import { routes } from '@/lib/routes'
import { promises as copy } from '@/lib/studio/copy/studio-hiring'
import type { PromiseReport } from '@/lib/studio/promises'
import { LoadState } from '../LoadProblem/LoadProblem'
import { toRefresh, useStudio } from '../use-studio'
import styles from './Start.module.scss'

function PromiseLine({ report: { id, state, broken, atRisk, people } }: { report: PromiseReport }) {
  return (
    <li>
      <p>
        {promises[id].label}: <strong>{copy.states[state]}</strong>
        {state !== 'kept' && ` (${copy.counts({ broken, atRisk })})`}
      </p>
      {people.length > 0 && (
        <ul className={styles.list}>
          {people.map(({ reference, name, lastName, since }) => (
            <li key={reference}>
              <a href={routes.studio.application(reference)}>
                {name} {lastName}
              </a>
              <span className={styles.when}>
                {copy.since} <FormattedTime time={since} isDay />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The part of the start page about the site's promises: kept, at risk or broken, and for whom. */
export function PromisesPart() {
  const { data, error, mutate } = useStudio<PromiseReport[]>('applications/promises', {
    refreshInterval: () => toRefresh(),
  })
  return (
    <section aria-labelledby="promises" className={styles.part}>
      <h2 id="promises">{copy.title}</h2>
      <LoadState data={data} error={error} onRetry={mutate} />
      <ul className={styles.list}>
        {data?.map((report) => (
          <PromiseLine key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}
