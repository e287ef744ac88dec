import type { ServiceGroup as Group, Service } from '@/content/copy-types'
import { CheckList } from '../CheckList/CheckList'
import styles from './ServiceGroup.module.scss'

export type ServiceGroupProps = { group: Group; featuresLabel: string }

function Entry({ service, featuresLabel }: { service: Service; featuresLabel: string }) {
  return (
    <details className={styles.service}>
      <summary className={styles.name}>
        <h3>{service.title}</h3>
        <span className={styles.summary}>{service.summary}</span>
      </summary>
      {/* The target of links is inside: browsers open the details that hide a target. */}
      <div id={service.slug} className={styles.body}>
        <p>{service.description}</p>
        <CheckList items={service.features} label={featuresLabel} />
        <a href={service.learnMore.href}>{service.learnMore.label}</a>
      </div>
    </details>
  )
}

/** One group of services: its name and description, then each service in a line that opens. */
export function ServiceGroup({ group, featuresLabel }: ServiceGroupProps) {
  return (
    <section id={group.slug} className={styles.group} aria-labelledby={`${group.slug}-title`}>
      <h2 id={`${group.slug}-title`}>{group.title}</h2>
      <p className={styles.lead}>{group.description}</p>
      <div>
        {group.services.map((service) => (
          <Entry key={service.slug} service={service} featuresLabel={featuresLabel} />
        ))}
      </div>
    </section>
  )
}
