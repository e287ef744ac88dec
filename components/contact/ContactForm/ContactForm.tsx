'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Question } from '@/components/form/Question/Question'
import { Button } from '@/components/ui/Button/Button'
import { contactFields } from '@/lib/contact/fields'
import { toFieldIds } from '@/lib/forms/field-ids'
import { sendForm } from '@/lib/forms/send-form'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import { routes } from '@/lib/routes'
import styles from './ContactForm.module.scss'

export type ContactFormProps = { sentTitle: string; sentText: string; aboutLabel: string }

type State = { step: 'editing' | 'sending' | 'sent'; errors: FormErrors; failure: string; attempt: number }
const editing: State = { step: 'editing', errors: {}, failure: '', attempt: 0 }

/** Puts what the address asks for into the form: `?service=` chooses, `?about=` opens the message. */
function preset(form: HTMLFormElement, aboutLabel: string) {
  const query = new URLSearchParams(location.search)
  const { service, message } = form.elements as unknown as Record<string, HTMLInputElement | undefined>
  const wanted = query.get('service') ?? ''
  if (service && contactFields.some((field) => field.options?.some(({ value }) => value === wanted)))
    service.value = wanted
  const about = query.get('about')?.slice(0, 200)
  if (message && about && message.value === '') message.value = `${aboutLabel}: ${about}\n\n`
}

/** The message form. Without scripts it posts itself to the same handler and comes back filled in. */
export function ContactForm({ sentTitle, sentText, aboutLabel }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef(0)
  const [{ step, errors, failure, attempt }, setState] = useState(editing)

  useEffect(() => {
    opened.current = performance.now()
    if (form.current) preset(form.current, aboutLabel)
  }, [aboutLabel])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'sending') return
    const target = event.currentTarget
    const values = Object.fromEntries(new FormData(target)) as FormValues
    const faults = validateFields(contactFields, values)
    if (Object.keys(faults).length > 0) return fail(faults, '')
    setState((state) => ({ ...state, step: 'sending', failure: '' }))
    const elapsed = String(Math.round(performance.now() - opened.current))
    const outcome = await sendForm(routes.api.contact, new URLSearchParams({ ...values, elapsed }))
    if (!outcome.sent) return fail(outcome.problem.errors, outcome.problem.detail)
    target.reset()
    setState({ ...editing, step: 'sent' })
    toast.success(outcome.message || 'Your message has been sent.')
  }

  function fail(faults: FormErrors, detail: string) {
    setState((state) => ({ step: 'editing', errors: faults, failure: detail, attempt: state.attempt + 1 }))
  }

  const faults = Object.entries(errors).map(([name, message]) => ({ href: `#${toFieldIds(name).control}`, message }))
  return (
    <div className={styles.box}>
      {faults.length > 0 && <ErrorSummary faults={faults} attempt={attempt} />}
      <div role="status">
        {step === 'sent' && (
          <div className={styles.sent}>
            <h3>{sentTitle}</h3>
            <p>{sentText}</p>
          </div>
        )}
      </div>
      <form ref={form} className={styles.form} method="post" action={routes.api.contact} noValidate onSubmit={submit}>
        {contactFields.map((field) => (
          <Question key={field.name} field={field} error={errors[field.name]} />
        ))}
        <p className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <Button type="submit" aria-disabled={step === 'sending'}>
          {step === 'sending' ? 'Sending …' : 'Send message'}
        </Button>
      </form>
    </div>
  )
}
