import { ButtonLink } from '@/components/ui/Button/Button'
import { Picture } from '@/components/ui/Picture/Picture'
import { TagList } from '@/components/ui/Tag/Tag'
import type { CaseStudy } from '@/lib/content/case-studies/types'
import { caseStudyListing } from '@/lib/content/case-study-listing'
import { toSlug } from '@/lib/format/slug'
import { FALLBACK, toPictureUrl } from '@/lib/media'
import { routes } from '@/lib/routes'
import { StudyFacts } from '../StudyFacts/StudyFacts'
import styles from './StudyCard.module.scss'

export type StudyCardProps = { study: CaseStudy }

const { parts, read } = caseStudyListing

/** A case study in the listing, with what a reader weighs it by. */
export function StudyCard({ study }: StudyCardProps) {
  const { testimonial } = study
  return (
    <li className={styles.card} data-industry={toSlug(study.industry)} data-also={study.tags.join(' ')}>
      <article className={styles.inside} aria-labelledby={study.id}>
        <header className={styles.head}>
          <p className={styles.client}>{study.client}</p>
          <h2 id={study.id}>{study.title}</h2>
          <StudyFacts study={study} first="industry" className={styles.facts} />
          <p>{study.overview}</p>
          <TagList tags={study.technologies.map(({ name }) => name)} label={parts.technologies} />
          <p>
            <ButtonLink href={routes.caseStudy(study.id)} label={`${read}: ${study.title}`}>
              {read}
            </ButtonLink>
          </p>
        </header>
        <figure className={styles.voice}>
          <Picture
            shared={study.title}
            src={toPictureUrl(study.image, 'cover', study.id)}
            alt=""
            size="cover"
            fallback={FALLBACK.banner}
          />
          <blockquote>“{testimonial.quote}”</blockquote>
          <figcaption>
            {testimonial.author}, {testimonial.position}
          </figcaption>
        </figure>
        <dl className={styles.results} aria-label={parts.results}>
          {study.results.slice(0, 4).map((result) => (
            <div key={result.metric}>
              <dt>{result.metric}</dt>
              <dd>{result.value}</dd>
            </div>
          ))}
        </dl>
      </article>
    </li>
  )
}
