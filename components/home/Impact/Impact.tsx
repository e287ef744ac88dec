import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/content/home'
import styles from './Impact.module.scss'

/** The impact numbers on a red cloth from edge to edge: one as large as the page allows, the others sewn on beside it. */
export function Impact() {
  const { title, text, figures } = home.impact
  return (
    <div className={styles.red}>
      <Section labelledBy="impact" className={styles.section}>
        <SectionHeader id="impact" title={title} text={text} />
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure.label} className={styles.figure}>
              <span className={styles.value}>{figure.value}</span>{' '}
              <span className={styles.label}>
                {figure.label}
                {figure.detail && <span className={styles.detail}> {figure.detail}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
