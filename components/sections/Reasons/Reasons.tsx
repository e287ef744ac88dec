import { Section } from '@/components/ui/Section/Section'
import type { Item } from '@/lib/content/types'
import { SectionHeader } from '../SectionHeader/SectionHeader'
import styles from './Reasons.module.scss'

export type ReasonsProps = { id: string; title: string; text?: string; items: readonly Item[] }

/** A ranked list: large numerals, a title, a sentence. */
export function Reasons({ id, title, text, items }: ReasonsProps) {
  return (
    <Section labelledBy={id} stack="wide">
      <SectionHeader id={id} title={title} text={text} />
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
