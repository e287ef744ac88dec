import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { home } from '@/content/home'
import styles from './Ventures.module.scss'

const { id, items } = home.ventures

/** The company's own ventures, hung from one line like cloths to dry. */
export function Ventures() {
  return (
    <HeadedSection id={id} labelledBy="ventures" copy={home.ventures} className={styles.section} minor>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard. */}
      <ul className={styles.tiles} tabIndex={0} aria-labelledby="ventures">
        {items.map((item) => (
          <li key={item.name} className={styles.tile}>
            <Drawing kind="patch" subject={item.subject} className={styles.picture} />
            <h3>{item.name}</h3>
            <p className={styles.kind}>
              {item.kind}, {item.year}
            </p>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
