import { routes } from '@/lib/routes'
import { stateNames } from '@/lib/studio/copy/studio-hiring'
import { samePerson as copy } from '@/lib/studio/copy/studio-people'
import type { OtherApplication } from '@/lib/studio/other-applications'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './OtherApplications.module.scss'

function OtherList({
  id,
  title,
  text,
  others,
}: {
  id: string
  title: string
  text?: string
  others: OtherApplication[]
}) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.others}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <ul>
        {others.map(({ reference, name, lastName, jobTitle, state, stateAt, connection, isOtherAddress }) => (
          <li key={reference}>
            <a href={routes.studio.application(reference)}>{jobTitle}</a>
            <span className={styles.facts}>
              {`${name} ${lastName}`} · {stateNames[state]} · <FormattedTime time={stateAt} isDay /> ·{' '}
              <span>{reference}</span>
            </span>
            {connection === 'person' && isOtherAddress && <span className={styles.facts}>{copy.otherAddress}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export type OtherApplicationsProps = { reference: string }

/** The other applications of the same person, and those with the same phone number but another name. */
export function OtherApplications({ reference }: OtherApplicationsProps) {
  const path = `applications/${encodeURIComponent(reference)}/others`
  const { data, error } = useStudio<{ others: OtherApplication[] }>(path)
  const others = data?.others ?? []
  return (
    <>
      <LoadProblem problem={error?.problem} />
      <OtherList id="others" title={copy.title} others={others.filter(({ connection }) => connection === 'person')} />
      <OtherList
        id="shared-phone"
        title={copy.shared}
        text={copy.sharedText}
        others={others.filter(({ connection }) => connection === 'phone')}
      />
    </>
  )
}
