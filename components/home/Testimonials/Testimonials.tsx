import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './Testimonials.module.scss'

const { title, text, quotes } = home.testimonials

/** What clients said: one large, the others smaller and set in from the other side. */
export function Testimonials() {
  return (
    <Section labelledBy="voices" className={styles.section}>
      <SectionHeader id="voices" title={title} text={text} />
      {quotes.map((quote) => (
        <figure key={quote.author} className={styles.quote}>
          <blockquote>
            <p>{quote.quote}</p>
          </blockquote>
          <figcaption className={styles.who}>
            <strong>{quote.author}</strong> {quote.position}, {quote.company}
          </figcaption>
        </figure>
      ))}
    </Section>
  )
}
