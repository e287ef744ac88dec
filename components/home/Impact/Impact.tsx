import { Figures } from '@/components/sections/Figures/Figures'
import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'

/** The impact numbers on red: one very large, the others sewn to it. */
export function Impact() {
  return (
    <HeadedSection labelledBy="impact" copy={home.impact} ground="red" stack="close">
      <Figures figures={home.impact.figures} as="sum" />
    </HeadedSection>
  )
}
