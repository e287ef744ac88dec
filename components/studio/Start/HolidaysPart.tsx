import type { HolidayProblem } from '@/lib/applications/workdays'
import { holidays as copy } from '@/lib/studio/copy/studio-holidays'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './Start.module.scss'

/** The part of the start page about a list of holidays that needs the owner. */
export function HolidaysPart({ problem }: { problem: HolidayProblem }) {
  return (
    <section aria-labelledby="holidays" className={styles.part}>
      <h2 id="holidays">{copy.title}</h2>
      <p>
        {copy.why[problem.why]}
        {'until' in problem && (
          <>
            {' '}
            <FormattedTime time={problem.until} isDay />.
          </>
        )}
      </p>
      <p>{copy.text}</p>
    </section>
  )
}
