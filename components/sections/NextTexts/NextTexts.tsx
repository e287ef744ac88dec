import { NoWrap } from '@/components/ui/NoWrap/NoWrap'
import { Section } from '@/components/ui/Section/Section'
import styles from './NextTexts.module.scss'

/** A text to read next. `label` is its category or author, if it has one. */
export type NextText = { href: string; title: string; label: string | null; text: string }

export type NextTextsProps = { title: string; texts: readonly NextText[] }

const MAX_TEXTS = 2

/** The end of an article: two texts to read next, side by side. */
export function NextTexts({ title, texts }: NextTextsProps) {
  if (texts.length === 0) return null
  return (
    <Section labelledBy="related" className={styles.next}>
      <h2 id="related" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.texts}>
        {texts.slice(0, MAX_TEXTS).map(({ href, title, label, text }) => (
          <li key={href}>
            {label && <p className={styles.label}>{label}</p>}
            <h3 className={styles.title}>
              <a href={href}>
                <NoWrap text={title} />
              </a>
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
