import { type FormEvent, useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { roleNames, studio } from '@/lib/content/studio'
import { callStudio } from '@/lib/studio/call.client'
import type { Problem } from '@/lib/studio/problem'
import { ROLES } from '@/lib/studio/roles'
import styles from './People.module.scss'

const copy = studio.people
const options = ROLES.map((role) => ({ value: role, label: roleNames[role] }))

export type InvitePersonProps = { onInvited: () => void }

/** Makes an address that lets one person in, once. */
export function InvitePerson({ onInvited }: InvitePersonProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const called = await callStudio<{ address: string }>('people', { method: 'POST', body })
    setProblem(called.ok ? null : called.problem)
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
      {problem && !problem.errors && <p role="alert">{`${problem.title} ${problem.detail}`}</p>}
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
