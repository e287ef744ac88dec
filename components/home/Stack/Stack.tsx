import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import { home } from '@/lib/content/home'
import styles from './Stack.module.scss'

const { title, text, groups } = home.stack

/** The technology stack as a table set in type: group, tools, and why these. */
export function Stack() {
  return (
    <Section labelledBy="stack" ground="layer" stack="close">
      <SectionHeader id="stack" title={title} text={text} />
      <dl>
        {groups.map((group) => (
          <div key={group.title} className={styles.row}>
            <dt className={styles.group}>{group.title}</dt>
            <dd>
              <ul className={styles.tools}>
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </dd>
            <dd className={styles.note}>{group.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
