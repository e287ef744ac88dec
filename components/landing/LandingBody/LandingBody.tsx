import { CheckList } from '@/components/sections/CheckList/CheckList'
import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { ItemList } from '@/components/ui/ItemList/ItemList'
import { Section } from '@/components/ui/Section/Section'
import { TermList } from '@/components/ui/TermList/TermList'
import type { LandingPage, Question } from '@/content/copy-types'
import { LandingProof } from '../LandingProof/LandingProof'
import { Seam } from '../Seam/Seam'
import styles from './LandingBody.module.scss'

export type LandingBodyProps = {
  look: 'service' | 'sector'
  page: LandingPage
  /** The job title of the named person; null if the team has nobody of that name. */
  designation: string | null
}

const toAnswer = ({ answer, link }: Question) =>
  link ? (
    <>
      {answer} <a href={link.href}>{link.label}</a>
    </>
  ) : (
    answer
  )

/** The content of a landing page between its head and its end. */
export function LandingBody({ look, page, designation }: LandingBodyProps) {
  const { what, forWhom, features, howWeWork, deliverables, services, questions } = page
  const tiles = (
    <div className={styles.words}>
      <h3>{services.title}</h3>
      <ul className={styles.tiles}>
        {services.tiles.map((tile) => (
          <li key={tile.href}>
            <a href={tile.href}>
              {tile.title} <small>{tile.text}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <>
      <Section labelledBy="what" ground="layer" className={styles.what}>
        <div className={styles.words}>
          <h2 id="what">{what.title}</h2>
          <p>{what.text}</p>
        </div>
        {look === 'service' ? (
          tiles
        ) : (
          <div className={styles.words}>
            <h3>{forWhom.title}</h3>
            <CheckList items={forWhom.items} />
          </div>
        )}
      </Section>
      <HeadedSection labelledBy="features" copy={{ title: features.title }} className={styles.beside}>
        <ItemList className={styles.features} items={features.items} />
      </HeadedSection>
      <LandingProof proof={page.proof} designation={designation} />
      {look === 'service' ? (
        <Seam page={page} />
      ) : (
        <>
          <Section labelledBy="steps" ground="dark" className={styles.section}>
            <h2 id="steps">{howWeWork.title}</h2>
            <ItemList as="ol" className={styles.steps} items={howWeWork.steps} />
          </Section>
          <Section labelledBy="deliverables" className={styles.what}>
            <div className={styles.words}>
              <h2 id="deliverables">{deliverables.title}</h2>
              <ul className={styles.things}>
                {deliverables.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
            {tiles}
          </Section>
        </>
      )}
      <Section labelledBy="questions" ground="layer" className={styles.beside}>
        <h2 id="questions">{questions.title}</h2>
        <TermList className={styles.questions} terms={questions.items.map((item) => [item.question, toAnswer(item)])} />
      </Section>
    </>
  )
}
