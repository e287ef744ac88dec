import { Section } from '@/components/ui/Section/Section'
import type { ServiceGroup as Group, Service } from '@/lib/content/types'
import { Stitched } from '../Stitched/Stitched'
import styles from './ServiceGroup.module.scss'

export type ServiceGroupProps = { group: Group; featuresLabel: string; ground: 'plain' | 'layer' }

function Entry({ service, featuresLabel }: { service: Service; featuresLabel: string }) {
  return (
    <article id={service.slug} className={styles.service} aria-labelledby={`${service.slug}-title`}>
      <div className={styles.name}>
        <h3 id={`${service.slug}-title`}>{service.title}</h3>
        <p className={styles.summary}>{service.summary}</p>
      </div>
      <div className={styles.body}>
        <p>{service.description}</p>
        <Stitched items={service.features} label={featuresLabel} />
        <a className={styles.more} href={service.learnMore.href}>
          {service.learnMore.label}
        </a>
      </div>
    </article>
  )
}

/** One group of services: its title stays in sight on the left while its services go by on the right. */
export function ServiceGroup({ group, featuresLabel, ground }: ServiceGroupProps) {
  return (
    <Section id={group.slug} labelledBy={`${group.slug}-title`} ground={ground} className={styles.group}>
      <div className={styles.heading}>
        <h2 id={`${group.slug}-title`}>{group.title}</h2>
        <p>{group.description}</p>
      </div>
      <div>
        {group.services.map((service) => (
          <Entry key={service.slug} service={service} featuresLabel={featuresLabel} />
        ))}
      </div>
    </Section>
  )
}
