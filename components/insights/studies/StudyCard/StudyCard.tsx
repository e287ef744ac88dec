import { ButtonLink } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import { TermList } from '@/components/ui/TermList/TermList'
import type { caseStudyListing } from '@/content/case-study-listing'
import type { StudyCardData } from '@/lib/insights/studies/studies'
import { routes } from '@/lib/routes'
import { StudyFacts } from '../StudyFacts/StudyFacts'
import styles from './StudyCard.module.scss'

export type StudyCardProps = { study: StudyCardData; copy: typeof caseStudyListing }

/** A case study in the listing, with the facts that help to choose it. */
export function StudyCard({ study, copy }: StudyCardProps) {
  const { parts, read, facts } = copy
  const { testimonial } = study
  return (
    <article className={styles.card} aria-labelledby={study.id}>
      <header className={styles.head}>
        <p className={styles.client}>{study.client}</p>
        <h2 id={study.id}>
          <a href={routes.caseStudy(study.slug)}>{study.title}</a>
        </h2>
        <StudyFacts study={study} labels={facts} first="industry" className={styles.facts} />
        <p>{study.overview}</p>
        {study.technologies.length > 0 && <TagList tags={study.technologies} label={parts.technologies} />}
        <p>
          <ButtonLink href={routes.caseStudy(study.slug)} aria-label={`${read}: ${study.title}`}>
            {read}
          </ButtonLink>
        </p>
      </header>
      <figure className={styles.quote}>
        <Picture kind="cover" src={study.image} shared={study.title} />
        {testimonial.quote && (
          <>
            <blockquote>“{testimonial.quote}”</blockquote>
            <figcaption>{[testimonial.author, testimonial.position].filter(Boolean).join(', ')}</figcaption>
          </>
        )}
      </figure>
      {study.results.length > 0 && (
        <TermList
          className={styles.results}
          label={parts.results}
          terms={study.results.map(({ metric, value }) => [metric, value])}
        />
      )}
    </article>
  )
}
