import { FormattedTime } from '@/components/studio/FormattedTime/FormattedTime'
import { routes } from '@/lib/routes'
import { retention as copy } from '@/lib/studio/copy/studio-hiring'
import type { RetentionNews } from '@/lib/studio/retention'
import styles from './Start.module.scss'

/** The part of the start page about applications that the site deletes soon. */
export function RetentionPart({ news: { count, first, erased } }: { news: RetentionNews }) {
  return (
    <section aria-labelledby="retention" className={styles.part}>
      <h2 id="retention">{copy.title}</h2>
      <p>{count > 0 ? copy.text : copy.none}</p>
      <ul className={styles.list}>
        {first.map(({ reference, name, lastName, jobTitle, erasedAt }) => (
          <li key={reference}>
            <a href={routes.studio.application(reference)}>
              {name} {lastName}, {jobTitle}
            </a>
            <span className={styles.when}>
              {copy.on} <FormattedTime time={erasedAt} isDay />
            </span>
          </li>
        ))}
      </ul>
      {count > first.length && <p>{copy.more(count - first.length)}</p>}
      {erased > 0 && <p>{copy.erased(erased)}</p>}
    </section>
  )
}
