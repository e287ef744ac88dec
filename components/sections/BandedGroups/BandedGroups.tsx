import { LinkList } from '@/components/ui/LinkList/LinkList'
import type { ServiceGroup as Group } from '@/content/copy-types'
import { ServiceGroup } from '../ServiceGroup/ServiceGroup'
import styles from './BandedGroups.module.scss'

export type BandedGroupsProps = { label: string; groups: readonly Group[]; featuresLabel: string }

/**
 * Groups of services beside a tall cloth, which stays in view in a wide window. The cloth has a band for each group,
 * and the band of the group being read is lit.
 */
export function BandedGroups({ label, groups, featuresLabel }: BandedGroupsProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.cloth} aria-label={label}>
        <LinkList
          className={styles.bands}
          links={groups.map(({ title, slug }) => ({ label: title, href: `#${slug}` }))}
        />
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <ServiceGroup key={group.slug} group={group} featuresLabel={featuresLabel} />
        ))}
      </div>
    </div>
  )
}
