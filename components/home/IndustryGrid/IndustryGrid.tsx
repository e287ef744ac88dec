import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './IndustryGrid.module.scss'

const { title, text, all, items } = home.industries

/** Nine industries, three by three, between stitched lines. */
export function IndustryGrid() {
  return (
    <Section labelledBy="fields" className={styles.section}>
      <SectionHeader id="fields" title={title} text={text} all={all} />
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.name}>
              <a href={item.href}>{item.title}</a>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
