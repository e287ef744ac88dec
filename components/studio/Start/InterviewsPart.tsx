import { FormattedTime } from '@/components/studio/FormattedTime/FormattedTime'
import { routes } from '@/lib/routes'
import { interviews as copy } from '@/lib/studio/copy/studio-interviews'
import type { InterviewNews } from '@/lib/studio/interviews'
import styles from './Start.module.scss'

/** The part of the start page about interviews: candidates who ask for other times, and what is coming. */
export function InterviewsPart({ news: { coming, asked } }: { news: InterviewNews }) {
  return (
    <section aria-labelledby="interviews" className={styles.part}>
      <h2 id="interviews">{copy.coming}</h2>
      <ul className={styles.list}>
        {asked.map(({ id, reference, name, lastName, jobTitle }) => (
          <li key={`asked ${id}`}>
            <a href={routes.studio.application(reference)}>
              {name} {lastName}, {jobTitle}
            </a>
            <span className={styles.arrived}>{copy.wanted}</span>
          </li>
        ))}
        {coming.map(({ id, reference, name, lastName, jobTitle, start }) => (
          <li key={id}>
            <a href={routes.studio.application(reference)}>
              {name} {lastName}, {jobTitle}
            </a>
            <span className={styles.when}>
              <FormattedTime time={start ?? ''} hasZone />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
