import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { home } from '@/content/home'
import styles from './Stack.module.scss'

/** The technology stack in a typographic table: group, tools, and reasons. */
export function Stack() {
  return (
    <HeadedSection labelledBy="stack" copy={home.stack} ground="layer" stack="close" minor>
      <dl>
        {home.stack.groups.map((group) => (
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
    </HeadedSection>
  )
}
