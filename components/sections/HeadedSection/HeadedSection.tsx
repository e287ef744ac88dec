import { Section, type SectionProps } from '@/components/ui/Section/Section'
import { SectionHeader, type SectionHeaderProps } from '../SectionHeader/SectionHeader'
import styles from './HeadedSection.module.scss'

export type HeadedSectionProps = SectionProps & {
  labelledBy: string
  copy: Omit<SectionHeaderProps, 'id' | 'minor'>
  /**
   * `aligned` gives the header the columns of the content; `beside` puts it beside the content, where it stays in view.
   */
  look?: 'aligned' | 'beside'
  minor?: SectionHeaderProps['minor']
}

/** A section that begins with a SectionHeader. */
export function HeadedSection({ copy: { title, text, all }, look, minor, children, ...section }: HeadedSectionProps) {
  return (
    <Section className={look && styles[look]} {...section}>
      <SectionHeader id={section.labelledBy} title={title} text={text} all={all} minor={minor} />
      {children}
    </Section>
  )
}
