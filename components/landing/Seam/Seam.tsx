import { CheckList } from '@/components/sections/CheckList/CheckList'
import { ItemList } from '@/components/ui/ItemList/ItemList'
import { Section } from '@/components/ui/Section/Section'
import type { LandingPage } from '@/content/copy-types'
import styles from './Seam.module.scss'

export type SeamProps = { page: Pick<LandingPage, 'forWhom' | 'howWeWork' | 'deliverables'> }

/**
 * The process of a service as a seam: the steps run between a frayed cloth, the trouble before, and a hemmed one, what
 * the client holds afterwards.
 */
export function Seam({ page: { forWhom, howWeWork, deliverables } }: SeamProps) {
  return (
    <Section labelledBy="steps" className={styles.seam}>
      <h2 id="steps" className={styles.title}>
        {howWeWork.title}
      </h2>
      <div className={styles.before}>
        <h3>{forWhom.title}</h3>
        <CheckList items={forWhom.items} />
      </div>
      <ItemList as="ol" className={styles.steps} items={howWeWork.steps} />
      <div className={styles.after}>
        <h3>{deliverables.title}</h3>
        <CheckList items={deliverables.items} />
      </div>
    </Section>
  )
}
