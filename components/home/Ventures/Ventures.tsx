import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './Ventures.module.scss'

const { id, title, text, items } = home.ventures

/** The company's own ventures, hung from one line like cloths to dry. */
export function Ventures() {
  return (
    <Section id={id} labelledBy="ventures" className={styles.section}>
      <SectionHeader id="ventures" title={title} text={text} />
      <ul className={styles.tiles}>
        {items.map((item) => (
          <li key={item.name} className={styles.tile}>
            <Picture kind="patch" seed={item.seed} className={styles.picture} />
            <h3>{item.name}</h3>
            <p className={styles.kind}>
              {item.kind}, {item.year}
            </p>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
