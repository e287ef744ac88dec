'use client'

import type { FormEvent } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { signIn as copy } from '@/lib/studio/copy/studio-sign-in'
import type { Passkey } from '@/lib/studio/passkeys'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { useCall, useStudio } from '../use-studio'
import { AddPasskey } from './AddPasskey'
import { PasskeyList } from './PasskeyList'
import styles from './SignIn.module.scss'

type Answer = { email: string | null; passkeys: Passkey[]; sendsLinks: boolean; takesPasskeys: boolean }

function OwnEmail({ email, sendsLinks, onSaved }: Pick<Answer, 'email' | 'sendsLinks'> & { onSaved: () => unknown }) {
  const { call, problem } = useCall()
  const errors = problem?.errors ?? {}
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { email: String(new FormData(event.currentTarget).get('email')) }
    if (!(await call('sign-in', { method: 'PUT', body })).ok) return
    await notify('success', copy.email.saved)
    await onSaved()
  }
  return (
    <section aria-labelledby="by-email">
      <h2 id="by-email">{copy.email.title}</h2>
      <p>{sendsLinks ? copy.email.text : copy.email.noMail}</p>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <LoadProblem problem={errors.email ? null : problem} />
        <Field
          key={email}
          name="email"
          type="email"
          autoComplete="email"
          label={copy.email.label}
          defaultValue={email ?? ''}
          maxLength={254}
          error={errors.email}
          isLive
        />
        <Button type="submit" look="outline">
          {copy.email.save}
        </Button>
      </form>
    </section>
  )
}

function OwnPasskeys({
  passkeys,
  takesPasskeys,
  onChange,
}: Pick<Answer, 'passkeys' | 'takesPasskeys'> & { onChange: () => unknown }) {
  const { call, problem } = useCall()
  const remove = async (id: string) => {
    if (!(await call('sign-in/passkeys', { method: 'DELETE', body: { id } })).ok) return
    await notify('success', copy.passkeys.removed)
    await onChange()
  }
  const canAdd = takesPasskeys && 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="by-passkey">
      <h2 id="by-passkey">{copy.passkeys.title}</h2>
      <p>{copy.passkeys.text}</p>
      <LoadProblem problem={problem} />
      {passkeys.length === 0 && takesPasskeys && <p>{copy.passkeys.none}</p>}
      <PasskeyList passkeys={passkeys} onRemove={(id) => void remove(id)} />
      {canAdd ? (
        <AddPasskey onAdded={onChange} />
      ) : (
        <p>{takesPasskeys ? copy.passkeys.unsupported : copy.passkeys.impossible}</p>
      )}
    </section>
  )
}

function OtherSessions() {
  const { call, problem } = useCall()
  const end = async () => {
    const called = await call<{ ended: number }>('sign-in/sessions', { method: 'DELETE', body: {} })
    if (called.ok) await notify('success', copy.sessions.ended(called.value.ended))
  }
  return (
    <section aria-labelledby="other-browsers">
      <h2 id="other-browsers">{copy.sessions.title}</h2>
      <p>{copy.sessions.text}</p>
      <LoadProblem problem={problem} />
      <Button look="outline" onClick={() => void end()}>
        {copy.sessions.end}
      </Button>
    </section>
  )
}

/** The ways in which the signed-in person can enter: the address for links, the passkeys, and the other browsers. */
export function SignIn() {
  const { data, error, mutate } = useStudio<Answer>('sign-in')
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && (
        <>
          <OwnPasskeys passkeys={data.passkeys} takesPasskeys={data.takesPasskeys} onChange={mutate} />
          <OwnEmail email={data.email} sendsLinks={data.sendsLinks} onSaved={mutate} />
          <OtherSessions />
        </>
      )}
    </div>
  )
}
