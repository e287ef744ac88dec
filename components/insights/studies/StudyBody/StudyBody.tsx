import { CheckList } from '@/components/sections/CheckList/CheckList'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { TermList } from '@/components/ui/TermList/TermList'
import type { CaseStudy } from '@/content/case-studies/case-study-type'
import { caseStudyPage } from '@/content/case-study-listing'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { StudyResults } from '../StudyResults/StudyResults'
import styles from './StudyBody.module.scss'

export type StudyBodyProps = { study: CaseStudy }

const { sections } = caseStudyPage

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.text}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** The body of a case study: everything between its head and the call to action. */
export function StudyBody({ study }: StudyBodyProps) {
  const { challenge, solution, testimonial } = study
  return (
    <>
      <Section labelledBy="overview" className={styles.beside}>
        <h2 id="overview">{sections.overview}</h2>
        <Paragraphs texts={study.description} />
      </Section>
      <Section labelledBy="challenge" ground="layer" className={styles.halves}>
        <div className={styles.text}>
          <p className={styles.kicker}>{sections.challenge}</p>
          <h2 id="challenge">{challenge.title}</h2>
          <p>{challenge.description}</p>
        </div>
        <div className={styles.text}>
          <h3>{sections.keyPoints}</h3>
          <CheckList items={challenge.points} />
        </div>
      </Section>
      <Section labelledBy="solution" stack="wide">
        <div className={styles.text}>
          <p className={styles.kicker}>{sections.solution}</p>
          <h2 id="solution">{solution.title}</h2>
          <p>{solution.description}</p>
        </div>
        <ol className={styles.phases}>
          {solution.approach.map((step) => (
            <li key={step.phase}>
              <p className={styles.duration}>{step.duration}</p>
              <h3>{step.phase}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section labelledBy="results" ground="layer" stack="wide">
        <h2 id="results">{sections.results}</h2>
        <StudyResults results={study.results} />
      </Section>
      <Section labelledBy="technologies" stack="wide">
        <SectionHeader id="technologies" title={sections.technologies} />
        <TermList
          className={styles.technologies}
          terms={study.technologies.map(({ name, description }) => [name, description])}
        />
      </Section>
      <Section labelledBy="testimonial" ground="dark" stack="wide">
        <h2 id="testimonial" className={styles.kicker}>
          {sections.testimonial}
        </h2>
        <figure className={styles.quote}>
          <blockquote>“{testimonial.quote}”</blockquote>
          <figcaption>
            <Picture kind="monogram" src={toPictureUrl(testimonial.image, 'monogram', testimonial.author)} />
            <strong>{testimonial.author}</strong> <span>{testimonial.position}</span>
          </figcaption>
        </figure>
      </Section>
      <Section labelledBy="future" className={styles.beside}>
        <h2 id="future">{sections.future}</h2>
        <Paragraphs texts={study.futureImpact} />
      </Section>
    </>
  )
}
