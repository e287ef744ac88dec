import { Figures } from '@/components/sections/Figures/Figures'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './Impact.module.scss'

const { title, text, figures } = home.impact

/** The impact numbers, set like a sum on squared paper: figures to the right, what they count beside them, a double line. */
export function Impact() {
  return (
    <Section labelledBy="impact" ground="layer" className={styles.section}>
      <SectionHeader id="impact" title={title} text={text} />
      <Figures figures={figures} as="sum" />
    </Section>
  )
}
