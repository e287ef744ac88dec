import { Section } from '@/components/ui/Section/Section'
import type { ServiceGroup as Group, Service } from '@/lib/content/types'
import { Opening } from '../Opening/Opening'
import { Stitched } from '../Stitched/Stitched'
import styles from './ServiceGroup.module.scss'

export type ServiceGroupProps = { group: Group; featuresLabel: string; ground: 'plain' | 'layer' }

function Entry({ service, featuresLabel }: { service: Service; featuresLabel: string }) {
  return (
    <article id={service.slug} className={styles.service} aria-labelledby={`${service.slug}-title`}>
      <div className={styles.name}>
        <h3 id={`${service.slug}-title`}>{service.title}</h3>
        <p className={styles.summary}>{service.summary}</p>
        <a className={styles.more} href={service.learnMore.href}>
          {service.learnMore.label}
        </a>
      </div>
      <p>{service.description}</p>
      <div className={styles.features}>
        <Stitched items={service.features} label={featuresLabel} />
      </div>
    </article>
  )
}

/** One group of services as a ledger: the service, what one gets, what is included. */
export function ServiceGroup({ group, featuresLabel, ground }: ServiceGroupProps) {
  return (
    <Section id={group.slug} labelledBy={`${group.slug}-title`} ground={ground} className={styles.group}>
      <Opening id={`${group.slug}-title`} title={group.title} text={group.description} />
      <div>
        {group.services.map((service) => (
          <Entry key={service.slug} service={service} featuresLabel={featuresLabel} />
        ))}
      </div>
    </Section>
  )
}
