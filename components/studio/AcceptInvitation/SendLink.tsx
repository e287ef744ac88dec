import { type FormEvent, useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { signIn } from '@/lib/studio/copy/studio-sign-in'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './AcceptInvitation.module.scss'

const copy = signIn.link

/** Asks for a link by mail. It says the same whether the Studio knows the address or not. */
export function SendLink() {
  const { call, problem } = useCall()
  const [isSent, setSent] = useState(false)
  const errors = problem?.errors ?? {}
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(false)
    const body = { email: String(new FormData(event.currentTarget).get('email')) }
    setSent((await call('enter/link', { method: 'POST', body })).ok)
  }
  return (
    <form className={styles.link} onSubmit={(event) => void ask(event)} noValidate>
      <LoadProblem problem={errors.email ? null : problem} />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={copy.email}
        hint={copy.hint}
        error={errors.email}
        maxLength={254}
        required
        isLive
      />
      <Button type="submit">{copy.button}</Button>
      <p role="status">{isSent && copy.sent}</p>
    </form>
  )
}
