import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { about } from '@/content/about'
import styles from './Partners.module.scss'

const { id, kinds } = about.partners

/** Partners by kind, in a typographic table. */
export function Partners() {
  return (
    <HeadedSection id={id} labelledBy="partners-title" copy={about.partners} ground="layer" stack="wide" minor>
      <dl>
        {kinds.map((kind) => (
          <div key={kind.title} className={styles.row}>
            <dt>
              <strong className={styles.kind}>{kind.title}</strong> {kind.text}
            </dt>
            <dd className={styles.names}>
              {kind.names.map((name) => (
                <span key={name}>{`${name} `}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  )
}
