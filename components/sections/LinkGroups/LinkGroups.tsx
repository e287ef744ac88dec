import { LinkList } from '@/components/ui/LinkList/LinkList'
import { Section } from '@/components/ui/Section/Section'
import type { Link } from '@/content/copy-types'
import styles from './LinkGroups.module.scss'

export type LinkGroupsProps = { groups: readonly { title: string; links: readonly Link[] }[] }

/** Links in groups, set in columns. A group without links is left out. */
export function LinkGroups({ groups }: LinkGroupsProps) {
  return (
    <Section className={styles.groups}>
      {groups
        .filter((group) => group.links.length > 0)
        .map((group) => (
          <section key={group.title} className={styles.group}>
            <h2 className={styles.title}>{group.title}</h2>
            <LinkList links={group.links} />
          </section>
        ))}
    </Section>
  )
}
