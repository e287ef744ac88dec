import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { about } from '@/content/about'
import styles from './Story.module.scss'

const { id, title, paragraphs, nameOrigin, years } = about.story

/** The company's history: the text, the name beside it, and the years along a hem that grows denser. */
export function Story() {
  return (
    <Section id={id} labelledBy="story" className={styles.story}>
      <div className={styles.text}>
        <SectionHeader id="story" title={title} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {nameOrigin && (
        <aside className={styles.name}>
          {nameOrigin.script && (
            <p className={styles.script} lang={nameOrigin.script.lang}>
              {nameOrigin.script.text}
            </p>
          )}
          <h3>{nameOrigin.title}</h3>
          <p>{nameOrigin.text}</p>
        </aside>
      )}
      <ol className={styles.years}>
        {years.map((year) => (
          <li key={year.title}>
            <strong>{year.title}</strong> {year.text}
          </li>
        ))}
      </ol>
    </Section>
  )
}
