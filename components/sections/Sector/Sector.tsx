import { Drawing } from '@/components/ui/Drawing/Drawing'
import type { Sector as SectorContent } from '@/content/copy-types'
import { toSubject } from '@/lib/art/get-scene'
import { CheckList } from '../CheckList/CheckList'
import styles from './Sector.module.scss'

export type SectorProps = { sector: SectorContent; subSectorsLabel: string; solutionsLabel: string }

/**
 * A line of the index of sectors: the name leads to the sector's page, and the line below it opens the description, the
 * sub-sectors and the usual solutions.
 */
export function Sector({ sector, subSectorsLabel, solutionsLabel }: SectorProps) {
  return (
    <li id={sector.slug} className={styles.line}>
      <Drawing kind="gallery" subject={toSubject(sector.learnMore.href)} className={styles.picture} />
      <h2 className={styles.name}>
        <a href={sector.learnMore.href}>{sector.title}</a>
      </h2>
      <details className={styles.inside}>
        <summary className={styles.opener}>{sector.summary}</summary>
        <div className={styles.body}>
          <p className={styles.description}>{sector.description}</p>
          <div className={styles.parts}>
            <h3 className={styles.label}>{subSectorsLabel}</h3>
            {sector.subSectors.map((part) => (
              <div key={part.slug} id={part.slug} className={styles.part}>
                <h4>{part.title}</h4>
                <p>{part.text}</p>
              </div>
            ))}
          </div>
          <div className={styles.solutions}>
            <h3 className={styles.label}>{solutionsLabel}</h3>
            <CheckList items={sector.solutions} />
          </div>
          <a className={styles.more} href={sector.learnMore.href}>
            {sector.learnMore.label}
          </a>
        </div>
      </details>
    </li>
  )
}
