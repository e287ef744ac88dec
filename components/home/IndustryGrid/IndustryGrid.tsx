import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'
import styles from './IndustryGrid.module.scss'

/** Nine industries, three by three, between stitched lines. */
export function IndustryGrid() {
  return (
    <HeadedSection labelledBy="fields" copy={home.industries} className={styles.section} minor>
      <ul className={styles.grid}>
        {home.industries.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={styles.name}>
              <a href={item.href}>{item.title}</a>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
