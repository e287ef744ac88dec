import { Actions } from '@/components/ui/Actions/Actions'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Picture } from '@/components/ui/Picture/Picture'
import { home } from '@/content/home'
import { artUrl } from '@/lib/art/art-url'
import type { HeroPicture } from '@/lib/backend/contract'
import styles from './Hero.module.scss'

const { hero } = home

/** The place is about square, and a photograph fills it: a wide one is cropped at its sides. */
const SIZES = '(min-width: 64rem) 75rem, 130vw'

/** The drawing. Its sail is sewn as the page opens, unless the reader wants less motion. */
const SewnPicture = () => (
  <picture className={styles.frame}>
    <source media="(prefers-reduced-motion: no-preference)" srcSet={`${artUrl('hero')}#sew`} />
    <Drawing kind="hero" className={styles.picture} eager />
  </picture>
)

export type HeroProps = {
  /** The photograph that replaces the drawing, or null. */
  picture: HeroPicture | null
}

/** The first screen: what the company does, two links, and the large picture with a thread that runs into it. */
export function Hero({ picture }: HeroProps) {
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
      {picture ? <Picture kind="hero" {...picture} className={styles.picture} eager sizes={SIZES} /> : <SewnPicture />}
    </section>
  )
}
