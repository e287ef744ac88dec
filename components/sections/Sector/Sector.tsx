import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Section } from '@/components/ui/Section/Section'
import type { Sector as SectorContent } from '@/content/copy-types'
import { toSubject } from '@/lib/art/get-scene'
import { CheckList } from '../CheckList/CheckList'
import styles from './Sector.module.scss'

export type SectorProps = {
  sector: SectorContent
  subSectorsLabel: string
  solutionsLabel: string
  look: 'right' | 'left' | 'wide'
  ground: 'plain' | 'layer'
}

/**
 * One sector: its picture (beside the words, or across the page), a description, and a line that opens its sub-sectors
 * and the usual solutions.
 */
export function Sector({ sector, subSectorsLabel, solutionsLabel, look, ground }: SectorProps) {
  return (
    <Section
      id={sector.slug}
      labelledBy={`${sector.slug}-title`}
      ground={ground}
      className={`${styles.sector} ${styles[look]}`}
    >
      <Drawing
        kind={look === 'wide' ? 'banner' : 'gallery'}
        seed={toSubject(sector.learnMore.href)}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id={`${sector.slug}-title`}>{sector.title}</h2>
        <p className={styles.summary}>{sector.summary}</p>
        <p>{sector.description}</p>
        <a className={styles.more} href={sector.learnMore.href}>
          {sector.learnMore.label}
        </a>
      </div>
      <details className={styles.inside}>
        <summary className={styles.opener}>{sector.subSectors.map(({ title }) => title).join(' · ')}</summary>
        <div className={styles.body}>
          <div>
            <h3 className={styles.label}>{subSectorsLabel}</h3>
            {sector.subSectors.map((part) => (
              <div key={part.slug} id={part.slug} className={styles.part}>
                <h4>{part.title}</h4>
                <p>{part.text}</p>
              </div>
            ))}
          </div>
          <div>
            <h3 className={styles.label}>{solutionsLabel}</h3>
            <CheckList items={sector.solutions} />
          </div>
        </div>
      </details>
    </Section>
  )
}
