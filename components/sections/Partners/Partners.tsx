import { Section } from '@/components/ui/Section/Section'
import { about } from '@/lib/content/about'
import { SectionHeader } from '../SectionHeader/SectionHeader'
import styles from './Partners.module.scss'

const { id, title, text, kinds } = about.partners

/** Partners by kind, as a table set in type. */
export function Partners() {
  return (
    <Section id={id} labelledBy="partners-title" ground="layer" stack="wide">
      <SectionHeader id="partners-title" title={title} text={text} />
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
    </Section>
  )
}
