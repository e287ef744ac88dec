import { Figures } from '@/components/sections/Figures/Figures'
import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'
import styles from './Impact.module.scss'

/**
 * The impact numbers, set like a sum on squared paper: figures to the right, their labels beside them, a double line.
 */
export function Impact() {
  return (
    <HeadedSection labelledBy="impact" copy={home.impact} ground="layer" className={styles.section}>
      <Figures figures={home.impact.figures} as="sum" />
    </HeadedSection>
  )
}
