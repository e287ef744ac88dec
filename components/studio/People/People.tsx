'use client'

import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { callStudio } from '@/lib/studio/call.client'
import type { Change } from '@/lib/studio/changes'
import { studio } from '@/lib/studio/copy/studio'
import type { Passkey } from '@/lib/studio/passkeys'
import type { ListedPerson } from '@/lib/studio/people'
import { isNamedRole } from '@/lib/studio/roles'
import type { Invitation, Session } from '@/lib/studio/sessions'
import { ChangeList } from '../ChangeList/ChangeList'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import { InvitePerson } from './InvitePerson'
import styles from './People.module.scss'
import { PersonRow } from './PersonRow'

type Answer = {
  sessions: Session[]
  invitations: Invitation[]
  people: ListedPerson[]
  passkeys: (Passkey & { person: string })[]
  changes: Change[]
}

const copy = studio.people

/** The people who may use the Studio, and the latest changes. */
export function People() {
  const { data, error, mutate } = useStudio<Answer>('people')
  const sessions = (data?.sessions ?? []).toSorted((one, other) => other.seenAt.localeCompare(one.seenAt))
  const getSessionsOf = (person: string) => sessions.filter(({ name }) => name === person)
  const known = data?.people ?? []
  const findEmail = (person: string) => known.find(({ name }) => name === person)?.email ?? null
  const signedIn = sessions.filter((session) => session === getSessionsOf(session.name)[0])
  const people = [
    ...signedIn.map(({ name, role }) => ({ name, role, email: findEmail(name) })),
    ...known.filter(
      ({ name, email, hasPasskey }) => getSessionsOf(name).length === 0 && (email !== null || hasPasskey),
    ),
  ]
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
          {people.map((person) => (
            <PersonRow
              key={person.name}
              person={person}
              sessions={getSessionsOf(person.name)}
              passkeys={data?.passkeys.filter((passkey) => passkey.person === person.name) ?? []}
              isStaff={known.some(({ name }) => name === person.name)}
              onChange={mutate}
            />
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
              {/* In the list above, the button of a person also ends their invitations. */}
              {!people.some(({ name }) => name === invitation.name) && (
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
