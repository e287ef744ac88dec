import { Actions } from '@/components/ui/Actions/Actions'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { home } from '@/content/home'
import { artUrl } from '@/lib/art/art-url'
import styles from './Hero.module.scss'

const { hero } = home

/**
 * The first screen: what the company does, two links, and the large picture with a thread that runs into it. Its sail is
 * sewn as the page opens, unless the reader wants less motion.
 */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.words}>
        <h1 id="home-title" className={styles.title}>
          {hero.title}
        </h1>
        <p className={styles.lead}>{hero.text}</p>
        <Actions links={hero.actions} />
        <ul className={styles.facts}>
          {hero.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <picture className={styles.frame}>
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${artUrl('hero')}#sew`} />
        <Drawing kind="hero" className={styles.picture} eager />
      </picture>
    </section>
  )
}
