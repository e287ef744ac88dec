import { Picture } from '@/components/ui/Picture/Picture'
import { artUrl } from '@/lib/art/url'
import type { CaseStudy } from '@/lib/content/case-studies/types'
import { routes } from '@/lib/routes'
import styles from './Studies.module.scss'

export type StudiesProps = {
  studies: readonly CaseStudy[]
  read: string
  /** They open the page: the first picture must not wait. */
  first?: boolean
}

/** Case studies side by side, the first one wider. */
export function Studies({ studies, read, first = false }: StudiesProps) {
  return (
    <div className={styles.studies}>
      {studies.map((study, index) => (
        <article key={study.id} className={styles.study}>
          <Picture
            shared={study.title}
            className={styles.picture}
            src={artUrl('thumb', study.id)}
            alt=""
            size="thumb"
            eager={first && index === 0}
          />
          <p className={styles.client}>
            {study.client}, {study.industry}
          </p>
          <h3>{study.title}</h3>
          <p>{study.overview}</p>
          <a className={styles.read} href={routes.caseStudy(study.id)} aria-label={`${read}: ${study.title}`}>
            {read}
          </a>
        </article>
      ))}
    </div>
  )
}
