'use client'

import type { FormEvent } from 'react'
import { Select } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { guests as copy } from '@/lib/studio/copy/studio-people'
import { toFilterQuery } from '@/lib/studio/filter-query'
import type { Guest } from '@/lib/studio/guests'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import styles from './Guests.module.scss'
import { InviteGuest } from './InviteGuest'

const DAY_MS = 86_400_000

function GuestRow({ guest, onChanged }: { guest: Guest; onChanged: () => void }) {
  const { id, name, reference, jobId, title, createdBy, endsAt, hasEntered } = guest
  const { call, problem } = useCall()
  const href = reference
    ? routes.studio.application(reference)
    : routes.studio.applicationList(toFilterQuery({ jobId: jobId ?? '' }))
  const shorter = copy.dayChoices.filter((days) => Date.now() + days * DAY_MS < Date.parse(endsAt))
  const finish = async ({ ok }: { ok: boolean }, done: string) => {
    if (!ok) return
    onChanged()
    await notify('success', done)
  }
  const shorten = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const days = Number(new FormData(event.currentTarget).get('days'))
    await finish(await call('guests', { method: 'PUT', body: { id, days } }), copy.shortened)
  }
  const revoke = async () => finish(await call('guests', { method: 'DELETE', body: { id } }), copy.revoked)
  return (
    <li>
      <p>
        <strong>{name}</strong> · <a href={href}>{title}</a>
      </p>
      <p className={styles.facts}>
        {copy.until} <FormattedTime time={endsAt} hasZone /> · {hasEntered ? copy.entered : copy.notEntered} ·{' '}
        {copy.invitedBy(createdBy)}
      </p>
      <LoadProblem problem={problem} />
      <div className={styles.actions}>
        {shorter.length > 0 && (
          <form aria-label={copy.shorten(name)} onSubmit={(event) => void shorten(event)}>
            <Select
              name="days"
              form={id}
              label={copy.shortenTo}
              required
              options={shorter.map((days) => ({ value: String(days), label: copy.forDays(days) }))}
            />
            <Button type="submit" look="outline">
              {copy.shortenButton}
            </Button>
          </form>
        )}
        <Button look="quiet" aria-label={copy.revoke(name)} onClick={() => void revoke()}>
          {copy.revokeButton}
        </Button>
      </div>
    </li>
  )
}

/** The guests of the Studio, and the form that invites one to a position. */
export function Guests() {
  const { data, error, mutate } = useStudio<{ guests: Guest[] }>('guests')
  return (
    <div className={styles.guests}>
      <div>
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
      </div>
      <section aria-labelledby="invite">
        <h2 id="invite">{copy.invite}</h2>
        <InviteGuest onInvited={() => void mutate()} />
      </section>
      <section aria-labelledby="present">
        <h2 id="present">{copy.present}</h2>
        <LoadState data={data} error={error} onRetry={mutate} />
        {data?.guests.length === 0 && <p>{copy.none}</p>}
        <ul className={styles.list}>
          {data?.guests.map((guest) => (
            <GuestRow key={guest.id} guest={guest} onChanged={() => void mutate()} />
          ))}
        </ul>
      </section>
    </div>
  )
}
