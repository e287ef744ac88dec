import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './Quilt.module.scss'

const { title, text, all, cards } = home.expertise

/** The six trades as a quilt: patches of words and patches of picture, sewn in turn. */
export function Quilt() {
  return (
    <Section labelledBy="trades" stack="close">
      <SectionHeader id="trades" title={title} text={text} all={all} />
      <ul className={styles.quilt}>
        {cards.map((card) => (
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
    </Section>
  )
}
