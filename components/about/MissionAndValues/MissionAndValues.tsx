import { ItemList } from '@/components/ui/ItemList/ItemList'
import { Section } from '@/components/ui/Section/Section'
import { about } from '@/content/about'
import styles from './MissionAndValues.module.scss'

const { mission, vision, values } = about

/** Mission, vision and the four core values, on a dark ground. */
export function MissionAndValues() {
  return (
    <Section ground="dark" labelledBy="mission" className={styles.section}>
      <div className={styles.mission}>
        <h2 id="mission" className={styles.label}>
          {mission.title}
        </h2>
        <p>{mission.text}</p>
      </div>
      <div className={styles.vision}>
        <h2 className={styles.label}>{vision.title}</h2>
        <p>{vision.text}</p>
      </div>
      <h2 className={styles.label}>{values.title}</h2>
      <ItemList className={styles.values} items={values.items} />
    </Section>
  )
}
