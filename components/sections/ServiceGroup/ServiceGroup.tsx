import { Strip } from '@/components/ui/Strip/Strip'
import type { ServiceGroup as Group, Service } from '@/lib/content/types'
import { CheckList } from '../CheckList/CheckList'
import styles from './ServiceGroup.module.scss'

export type ServiceGroupProps = { group: Group; featuresLabel: string; flip: boolean }

function Entry({ service, featuresLabel }: { service: Service; featuresLabel: string }) {
  return (
    <article id={service.slug} className={styles.service} aria-labelledby={`${service.slug}-title`}>
      <div className={styles.name}>
        <h3 id={`${service.slug}-title`}>{service.title}</h3>
        <p className={styles.summary}>{service.summary}</p>
      </div>
      <p>{service.description}</p>
      <div className={styles.features}>
        <CheckList items={service.features} label={featuresLabel} />
      </div>
      <a className={styles.more} href={service.learnMore.href}>
        {service.learnMore.label}
      </a>
    </article>
  )
}

/** One group of services: its picture and name, then the services in a ledger or, flipped, in pairs. */
export function ServiceGroup({ group, featuresLabel, flip }: ServiceGroupProps) {
  return (
    <section
      id={group.slug}
      className={`${styles.group} ${flip ? styles.flip : styles.ledger}`}
      aria-labelledby={`${group.slug}-title`}
    >
      <Strip seed={group.seed} flip={flip}>
        <h2 id={`${group.slug}-title`}>{group.title}</h2>
        <p>{group.description}</p>
      </Strip>
      <div className={styles.services}>
        {group.services.map((service) => (
          <Entry key={service.slug} service={service} featuresLabel={featuresLabel} />
        ))}
      </div>
    </section>
  )
}
