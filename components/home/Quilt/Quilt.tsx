import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { home } from '@/content/home'
import styles from './Quilt.module.scss'

/** The services as a quilt: patches of words alternate with patches of picture. */
export function Quilt() {
  return (
    <HeadedSection labelledBy="services" copy={home.expertise} stack="close">
      <ul className={styles.quilt}>
        {home.expertise.cards.map((card) => (
          <li key={card.href} className={styles.pair}>
            <Drawing kind="patch" subject={card.subject} className={styles.picture} />
            <div className={styles.words}>
              <h3>
                <a href={card.href}>
                  {card.title}
                  {/* The menu has links of the same names to another page. */}
                  <span className="visuallyHidden"> in detail</span>
                </a>
              </h3>
              <p>{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
