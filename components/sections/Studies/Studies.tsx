import type { ReactNode } from 'react'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import type { Study } from '@/lib/backend/study-content'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { routes } from '@/lib/routes'
import styles from './Studies.module.scss'

export type StudiesProps = {
  studies: readonly Study[]
  read: string
  /** The head of a section at the start of a page: the first picture beside it is large, and must load at once. */
  children?: ReactNode
}

/** Case studies side by side, the first one wider. */
export function Studies({ studies, read, children }: StudiesProps) {
  return (
    <div className={children ? styles.opened : styles.studies}>
      {children}
      {studies.map((study, index) => (
        <article key={study.id} className={styles.study}>
          <DocumentPicture
            kind="thumb"
            src={toPictureUrl(study.image, 'thumb', study.id)}
            className={styles.picture}
            shared={study.title}
            eager={Boolean(children) && index === 0}
          />
          <p className={styles.client}>
            {study.client}, {study.industry}
          </p>
          <h3>{study.title}</h3>
          <p>{study.overview}</p>
          <a className={styles.read} href={routes.caseStudy(study.slug)} aria-label={`${read}: ${study.title}`}>
            {read}
          </a>
        </article>
      ))}
    </div>
  )
}
