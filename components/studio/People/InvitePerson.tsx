import { type FormEvent, useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { roleNames, studio } from '@/lib/studio/copy/studio'
import { STAFF_ROLES } from '@/lib/studio/roles'
import { useCall } from '../use-studio'
import styles from './People.module.scss'

const copy = studio.people
const options = STAFF_ROLES.map((role) => ({ value: role, label: roleNames[role] }))

export type InvitePersonProps = { onInvited: () => void }

/** Creates an invitation for one person. */
export function InvitePerson({ onInvited }: InvitePersonProps) {
  const [address, setAddress] = useState('')
  const { call, problem } = useCall()
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const called = await call<{ address: string }>('people', { method: 'POST', body })
    if (!called.ok) return
    setAddress(called.value.address)
    onInvited()
  }
  const copyAddress = async () => {
    await navigator.clipboard.writeText(address)
    await notify('success', copy.copied)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void invite(event)}>
      {problem && Object.keys(problem.errors).length === 0 && (
        <p role="alert">{`${problem.title} ${problem.detail}`}</p>
      )}
      <Field name="name" label={copy.name} required maxLength={80} error={problem?.errors?.name} isLive />
      <Select name="role" label={copy.role} required options={options} />
      <Button type="submit">{copy.button}</Button>
      {address && (
        <div role="status" className={styles.address}>
          <p>{copy.address}</p>
          <code>{address}</code>
          <Button look="outline" onClick={() => void copyAddress()}>
            {copy.copy}
          </Button>
        </div>
      )}
    </form>
  )
}
