'use client'

import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import type { Change } from '@/lib/studio/changes'
import { studio } from '@/lib/studio/copy/studio'
import { isNamedRole } from '@/lib/studio/roles'
import type { Invitation, Session } from '@/lib/studio/sessions'
import { ChangeList } from '../ChangeList/ChangeList'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import { InvitePerson } from './InvitePerson'
import styles from './People.module.scss'

type Answer = { sessions: Session[]; invitations: Invitation[]; changes: Change[] }

const copy = studio.people

/** The people who may use the Studio, and the latest changes. */
export function People() {
  const { data, error, mutate } = useStudio<Answer>('people')
  const sessions = (data?.sessions ?? []).toSorted((one, other) => other.seenAt.localeCompare(one.seenAt))
  const getSessionsOf = (person: string) => sessions.filter(({ name }) => name === person)
  const people = sessions.filter((session) => session === getSessionsOf(session.name)[0])
  const endAll = async (name: string) => {
    await callStudio('people', { method: 'DELETE', body: { name } })
    await mutate()
  }
  return (
    <div className={styles.people}>
      <h1>{copy.title}</h1>
      <section aria-labelledby="invite">
        <h2 id="invite">{copy.invite}</h2>
        <InvitePerson onInvited={() => void mutate()} />
      </section>
      <LoadState data={data} error={error} onRetry={mutate} />
      <section aria-labelledby="sessions">
        <h2 id="sessions">{copy.sessions}</h2>
        <ul className={styles.list}>
          {people.map(({ name, role, seenAt }) => (
            <li key={name}>
              <span>
                <strong>{name}</strong>
                {!isNamedRole({ name, role }) && `, ${role}`}
                <span className={styles.seen}>
                  {copy.browsers(getSessionsOf(name).length)}, {copy.seen} <FormattedTime time={seenAt} />
                </span>
              </span>
              <Button look="quiet" onClick={() => void endAll(name)}>
                {copy.endAll(name)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="invitations">
        <h2 id="invitations">{copy.invitations}</h2>
        {data?.invitations.length === 0 && <p>{copy.nobody}</p>}
        <ul className={styles.list}>
          {data?.invitations.map((invitation) => (
            <li key={invitation.createdAt}>
              <span>
                {invitation.name}
                {!isNamedRole(invitation) && `, ${invitation.role}`}
                <span className={styles.seen}>
                  {copy.until} <FormattedTime time={invitation.expiresAt} />
                </span>
              </span>
              {/* The button above also ends the invitations of the person who is signed in. */}
              {getSessionsOf(invitation.name).length === 0 && (
                <Button look="quiet" onClick={() => void endAll(invitation.name)}>
                  {copy.withdraw(invitation.name)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="audit">
        <h2 id="audit">{copy.audit}</h2>
        <ChangeList changes={data?.changes ?? []} />
        <ButtonLink look="quiet" href={routes.studio.export('people')} download>
          {copy.exportAudit}
        </ButtonLink>
      </section>
    </div>
  )
}
