import { type FormEvent, useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { guests as copy } from '@/lib/studio/copy/studio-people'
import type { ListedJob } from '@/lib/studio/edit-jobs'
import { InvitationAddress } from '../InvitationAddress/InvitationAddress'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import styles from './Guests.module.scss'

const USUAL_DAYS = 14

const dayOptions = copy.dayChoices.map((days) => ({ value: String(days), label: copy.forDays(days) }))

export type InviteGuestProps = {
  /** The application to which the guest is invited. Without it, the form asks for a position. */
  reference?: string
  onInvited?: () => void
}

/** Creates an invitation for a guest. */
export function InviteGuest({ reference, onInvited }: InviteGuestProps) {
  const [address, setAddress] = useState('')
  const { call, problem } = useCall()
  const { data } = useStudio<{ jobs: ListedJob[] }>(reference ? null : 'jobs')
  const jobs = (data?.jobs ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = {
      name: String(given.get('name')),
      days: Number(given.get('days')),
      reference: reference ?? null,
      jobId: reference ? null : String(given.get('jobId')) || null,
    }
    const called = await call<{ address: string }>('guests', { method: 'POST', body })
    if (!called.ok) return
    setAddress(called.value.address)
    onInvited?.()
  }
  const errors = problem?.errors ?? {}
  return (
    <form className={styles.form} onSubmit={(event) => void invite(event)}>
      <LoadProblem problem={Object.keys(errors).length === 0 ? problem : null} />
      <Field
        name="name"
        form="guest"
        label={copy.name}
        hint={copy.nameHint}
        required
        maxLength={80}
        error={errors.name}
        isLive
      />
      {!reference && (
        <Select
          name="jobId"
          form="guest"
          label={copy.job}
          required
          blank={copy.chooseJob}
          options={jobs}
          error={errors.jobId}
          isLive
        />
      )}
      <Select
        name="days"
        form="guest"
        label={copy.days}
        required
        options={dayOptions}
        defaultValue={String(USUAL_DAYS)}
        error={errors.days}
        isLive
      />
      <Button type="submit">{copy.button}</Button>
      {address && <InvitationAddress text={copy.address} address={address} />}
    </form>
  )
}
