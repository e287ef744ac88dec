import { type FormEvent, useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { roleNames, studio } from '@/lib/studio/copy/studio'
import { INVITATION_LIVES, STAFF_ROLES } from '@/lib/studio/roles'
import { InvitationAddress } from '../InvitationAddress/InvitationAddress'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './People.module.scss'

const copy = studio.people
const lives = INVITATION_LIVES.map((life) => ({ value: life, label: copy.lives[life] }))
const options = STAFF_ROLES.map((role) => ({ value: role, label: roleNames[role] }))

type Made = { address: string; canBeSent: boolean }

export type InvitePersonProps = { onInvited: () => void }

/** Creates an invitation for one person. */
export function InvitePerson({ onInvited }: InvitePersonProps) {
  const [made, setMade] = useState<Made | null>(null)
  const [isSent, setSent] = useState(false)
  const { call, problem } = useCall()
  const errors = problem?.errors ?? {}
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const called = await call<Made>('people', { method: 'POST', body })
    if (!called.ok) return
    setMade(called.value)
    setSent(false)
    onInvited()
  }
  const send = async (address: string) => {
    const { ok } = await call('people/mail', { method: 'POST', body: { address } })
    if (!ok) return
    setSent(true)
    await notify('success', copy.sent)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void invite(event)} noValidate>
      <LoadProblem problem={Object.keys(errors).length === 0 ? problem : null} />
      <Field
        name="name"
        form="invite"
        label={copy.name}
        hint={copy.nameHint}
        required
        maxLength={80}
        error={errors.name}
        isLive
      />
      <Select name="role" form="invite" label={copy.role} required options={options} />
      <Field
        name="email"
        form="invite"
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        maxLength={254}
        error={errors.email}
        isLive
      />
      <Select name="life" form="invite" label={copy.life} required options={lives} defaultValue="day" />
      <Button type="submit">{copy.button}</Button>
      {made && (
        <InvitationAddress text={copy.address} address={made.address}>
          {made.canBeSent && !isSent && (
            <Button look="outline" onClick={() => void send(made.address)}>
              {copy.send}
            </Button>
          )}
        </InvitationAddress>
      )}
    </form>
  )
}
