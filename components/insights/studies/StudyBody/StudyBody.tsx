import { CheckList } from '@/components/sections/CheckList/CheckList'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { TermList } from '@/components/ui/TermList/TermList'
import { caseStudyPage } from '@/content/case-study-listing'
import type { Study } from '@/lib/backend/study-content'
import { StudyResults } from '../StudyResults/StudyResults'
import styles from './StudyBody.module.scss'

export type StudyBodyProps = {
  study: Study
  /** The address of the client's picture. */
  portrait: string
}

const { sections } = caseStudyPage

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.text}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never moved, and equal ones may repeat.
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}

const Challenge = ({ challenge }: Pick<Study, 'challenge'>) => (
  <Section labelledBy="challenge" ground="layer" className={styles.halves}>
    <div className={styles.text}>
      {challenge.title && <p className={styles.kicker}>{sections.challenge}</p>}
      <h2 id="challenge">{challenge.title || sections.challenge}</h2>
      {challenge.description && <p>{challenge.description}</p>}
    </div>
    {challenge.points.length > 0 && (
      <div className={styles.text}>
        <h3>{sections.keyPoints}</h3>
        <CheckList items={challenge.points} />
      </div>
    )}
  </Section>
)

const Solution = ({ solution }: Pick<Study, 'solution'>) => (
  <Section labelledBy="solution" stack="wide">
    <div className={styles.text}>
      {solution.title && <p className={styles.kicker}>{sections.solution}</p>}
      <h2 id="solution">{solution.title || sections.solution}</h2>
      {solution.description && <p>{solution.description}</p>}
    </div>
    {solution.approach.length > 0 && (
      <ol className={styles.phases}>
        {solution.approach.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: phases are never moved, and equal ones may repeat.
          <li key={index}>
            {step.duration && <p className={styles.duration}>{step.duration}</p>}
            <h3>{step.phase}</h3>
            {step.description && <p>{step.description}</p>}
          </li>
        ))}
      </ol>
    )}
  </Section>
)

/** The body of a case study: everything between its head and the call to action, without the parts that it does not have. */
export function StudyBody({ study, portrait }: StudyBodyProps) {
  const { challenge, solution, testimonial } = study
  const hasChallenge = Boolean(challenge.title || challenge.description || challenge.points.length)
  const hasSolution = Boolean(solution.title || solution.description || solution.approach.length)
  return (
    <>
      <Section labelledBy="overview" className={styles.beside}>
        <h2 id="overview">{sections.overview}</h2>
        <Paragraphs texts={study.description.length > 0 ? study.description : [study.overview]} />
      </Section>
      {hasChallenge && <Challenge challenge={challenge} />}
      {hasSolution && <Solution solution={solution} />}
      {study.results.length > 0 && (
        <Section labelledBy="results" ground="layer" stack="wide">
          <h2 id="results">{sections.results}</h2>
          <StudyResults results={study.results} />
        </Section>
      )}
      {study.technologies.length > 0 && (
        <Section labelledBy="technologies" stack="wide">
          <SectionHeader id="technologies" title={sections.technologies} />
          <TermList
            className={styles.technologies}
            terms={study.technologies.map(({ name, description }) => [name, description || ' '])}
          />
        </Section>
      )}
      {testimonial.quote && (
        <Section labelledBy="testimonial" ground="dark" stack="wide">
          <h2 id="testimonial" className={styles.kicker}>
            {sections.testimonial}
          </h2>
          <figure className={styles.quote}>
            <blockquote>“{testimonial.quote}”</blockquote>
            <figcaption>
              <Picture kind="monogram" src={portrait} />
              <strong>{testimonial.author}</strong> <span>{testimonial.position}</span>
            </figcaption>
          </figure>
        </Section>
      )}
      {study.futureImpact.length > 0 && (
        <Section labelledBy="future" className={styles.beside}>
          <h2 id="future">{sections.future}</h2>
          <Paragraphs texts={study.futureImpact} />
        </Section>
      )}
    </>
  )
}
