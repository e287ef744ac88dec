'use client'

import { Button } from '@/components/ui/Button/Button'
import { FormattedDate } from '@/components/ui/FormattedDate/FormattedDate'
import { studio } from '@/lib/content/studio'
import { callStudio } from '@/lib/studio/call.client'
import type { Invitation, Session } from '@/lib/studio/sessions'
import { useStudio } from '../use-studio'
import { InvitePerson } from './InvitePerson'
import styles from './People.module.scss'

type Change = { id: string; at: string; name: string; action: string; subject: string }
type Answer = { sessions: Session[]; invitations: Invitation[]; audit: Change[] }

const copy = studio.people

/** Who may use the Studio, and what was changed in it. */
export function People() {
  const { data, mutate } = useStudio<Answer>('people')
  const end = async (subject: { id: string } | { name: string }) => {
    await callStudio('people', { method: 'DELETE', body: subject })
    await mutate()
  }
  return (
    <div className={styles.people}>
      <h1>{copy.title}</h1>
      <section aria-labelledby="invite">
        <h2 id="invite">{copy.invite}</h2>
        <InvitePerson onInvited={() => void mutate()} />
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{copy.sessions}</h2>
        <ul className={styles.list}>
          {data?.sessions.map((session) => (
            <li key={session.id}>
              <span>
                {session.name}, {session.role}, {copy.seen} <FormattedDate date={session.seenAt} />
              </span>
              <Button look="quiet" onClick={() => void end({ name: session.name })}>
                {copy.endAll(session.name)}
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
              {invitation.name}, {invitation.role}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="audit">
        <h2 id="audit">{copy.audit}</h2>
        <ol className={styles.list}>
          {data?.audit.map((change) => (
            <li key={change.id}>
              <FormattedDate date={change.at} /> {change.name}: {change.action} {change.subject}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
