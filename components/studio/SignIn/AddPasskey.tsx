import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './SignIn.module.scss'

const copy = signIn.passkeys

export type AddPasskeyProps = { onAdded: () => unknown }

/** Creates a passkey in this browser and adds it to the person's own. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const { call, problem } = useCall()
  const [refusal, setRefusal] = useState('')
  const errors = problem?.errors ?? {}
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name'))
    setRefusal('')
    const path = 'sign-in/challenge'
    const challenge = await call<PublicKeyCredentialCreationOptionsJSON>(path, { method: 'POST', body: { name } })
    if (!challenge.ok) return
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const response = await startRegistration({ optionsJSON: challenge.value })
      const { ok } = await call('sign-in/passkeys', { method: 'POST', body: { name, response } })
      if (!ok) return
      form.reset()
      await notify('success', copy.added)
      await onAdded()
    } catch (error) {
      setRefusal(error instanceof Error && error.name === 'InvalidStateError' ? copy.known : copy.cancelled)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <LoadProblem problem={errors.name ? null : problem} />
      <Field
        name="name"
        form="passkey"
        label={copy.name}
        hint={copy.nameHint}
        maxLength={60}
        error={errors.name}
        required
        isLive
      />
      <Button type="submit" look="outline">
        {copy.add}
      </Button>
      {refusal && <p role="status">{refusal}</p>}
    </form>
  )
}
