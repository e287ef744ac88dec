import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { Picture } from '@/components/ui/Picture/Picture'
import { home } from '@/content/home'
import styles from './Quilt.module.scss'

/** The six trades as a quilt: patches of words and patches of picture, sewn in turn. */
export function Quilt() {
  return (
    <HeadedSection labelledBy="trades" copy={home.expertise} stack="close">
      <ul className={styles.quilt}>
        {home.expertise.cards.map((card) => (
          <li key={card.href} className={styles.pair}>
            <Picture kind="patch" seed={card.seed} className={styles.picture} />
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
