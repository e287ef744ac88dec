import { Section } from '@/components/ui/Section/Section'
import { anchors } from '@/content/anchors'
import type { LandingProof as Proof } from '@/content/copy-types'
import { resultsCopy as copy } from '@/content/landing/results-copy'
import { routes } from '@/lib/routes'
import styles from './LandingProof.module.scss'

export type LandingProofProps = {
  proof: Proof
  /** The person's job title; null leaves the person out. */
  designation: string | null
}

/** The evidence on a landing page: a person, a finding, the price, the first two days, and contact details. */
export function LandingProof({ proof: { person, evidence, price, firstDays }, designation }: LandingProofProps) {
  return (
    <Section labelledBy="proof" ground="layer" className={styles.proof}>
      <h2 id="proof">{copy.title}</h2>
      <dl className={styles.terms}>
        {designation !== null && (
          <div>
            <dt>{copy.who}</dt>
            <dd>
              <a href={`${routes.about}#${anchors.leadershipTeam}`}>{person.name}</a>, {designation}. {person.text}
            </dd>
          </div>
        )}
        <div>
          <dt>{evidence.title}</dt>
          <dd>
            {evidence.text} {evidence.link && <a href={evidence.link.href}>{evidence.link.label}</a>}
          </dd>
        </div>
        <div>
          <dt>{copy.price}</dt>
          <dd>
            {price} <small>{copy.priceNote}</small>
          </dd>
        </div>
        <div>
          <dt>{copy.firstDays}</dt>
          <dd>{firstDays}</dd>
        </div>
        <div>
          <dt>{copy.talk}</dt>
          <dd>
            <a href={copy.phone.href}>{copy.phone.label}</a> {copy.or} <a href={copy.email.href}>{copy.email.label}</a>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
