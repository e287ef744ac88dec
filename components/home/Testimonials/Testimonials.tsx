import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'
import styles from './Testimonials.module.scss'

/** Testimonials: one large, the others smaller and indented from the other side. */
export function Testimonials() {
  return (
    <HeadedSection labelledBy="voices" copy={home.testimonials} className={styles.section} minor>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no form fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard. */}
      <div className={styles.quotes} role="group" aria-labelledby="voices" tabIndex={0}>
        {home.testimonials.quotes.map((quote) => (
          <figure key={quote.author} className={styles.quote}>
            <blockquote>
              <p>{quote.quote}</p>
            </blockquote>
            <figcaption className={styles.who}>
              <strong>{quote.author}</strong> {quote.position}, {quote.company}
            </figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  )
}
