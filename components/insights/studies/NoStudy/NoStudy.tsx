import { CheckList } from '@/components/sections/CheckList/CheckList'
import { Actions } from '@/components/ui/Actions/Actions'
import { caseStudyListing } from '@/content/case-study-listing'
import type { Sector } from '@/content/copy-types'
import styles from './NoStudy.module.scss'

export type NoStudyProps = { sector: Sector }

const { title, contact } = caseStudyListing.noStudy

/** A message for a sector without a published study: what we do there, and where to read or ask more. */
export function NoStudy({ sector }: NoStudyProps) {
  return (
    <section className={styles.sector} aria-labelledby={`no-${sector.slug}`}>
      <h2 id={`no-${sector.slug}`}>{title.replace('{industry}', sector.title.toLowerCase())}</h2>
      <p>{sector.description}</p>
      <CheckList items={sector.solutions} />
      <Actions links={[sector.learnMore, contact]} />
    </section>
  )
}
