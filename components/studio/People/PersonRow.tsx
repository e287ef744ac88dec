import { type FormEvent, useId, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/studio/copy/studio'
import type { Passkey } from '@/lib/studio/passkeys'
import type { ListedPerson } from '@/lib/studio/people'
import { isNamedRole } from '@/lib/studio/roles'
import type { Session } from '@/lib/studio/sessions'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { PasskeyList } from '../SignIn/PasskeyList'
import { useCall } from '../use-studio'
import styles from './People.module.scss'

const copy = studio.people

export type PersonRowProps = {
  person: Pick<Session, 'name' | 'role'> & Pick<ListedPerson, 'email'>
  /** The person's sessions, most recently used first. */
  sessions: readonly Session[]
  passkeys: readonly Passkey[]
  /** Whether the person is of the company. A guest has no address. */
  isStaff: boolean
  onChange: () => unknown
}

/** A person with access: the sessions, the address and the passkeys, and a button that ends it all. */
export function PersonRow({ person, sessions, passkeys, isStaff, onChange }: PersonRowProps) {
  const { name, email } = person
  const { call, problem } = useCall()
  const form = useId()
  const [isOpen, setOpen] = useState(false)
  const errors = problem?.errors ?? {}
  const seenAt = sessions[0]?.seenAt
  const change = async (path: string, method: 'PUT' | 'DELETE', body: object) => {
    const { ok } = await call(path, { method, body })
    if (ok) await onChange()
    return ok
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('email'))
    if (!(await change('people', 'PUT', { name, email: given }))) return
    setOpen(false)
    await notify('success', copy.emailSaved)
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {!isNamedRole(person) && `, ${person.role}`}
        <span className={styles.seen}>
          {seenAt ? (
            <>
              {copy.browsers(sessions.length)}, {copy.seen} <FormattedTime time={seenAt} />
            </>
          ) : (
            copy.notSignedIn
          )}
        </span>
      </span>
      <Button look="quiet" onClick={() => void change('people', 'DELETE', { name })}>
        {copy.endAll(name)}
      </Button>
      {isStaff && (
        <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{email ?? copy.noEmail(name)}</summary>
          <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
            <LoadProblem problem={errors.email ? null : problem} />
            <Field
              name="email"
              form={form}
              type="email"
              label={copy.changeEmail(name)}
              defaultValue={email ?? ''}
              maxLength={254}
              error={errors.email}
              isLive
            />
            <Button type="submit" look="outline">
              {copy.save}
            </Button>
          </form>
          {passkeys.length > 0 && (
            <>
              <h3>{copy.passkeys(name)}</h3>
              <PasskeyList passkeys={passkeys} onRemove={(id) => void change('people/passkeys', 'DELETE', { id })} />
            </>
          )}
        </details>
      )}
    </li>
  )
}
