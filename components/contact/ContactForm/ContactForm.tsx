'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Honeypot } from '@/components/form/Honeypot/Honeypot'
import { Question } from '@/components/form/Question/Question'
import { fillForm, readForm } from '@/components/form/read-form'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { contactFields } from '@/lib/contact/fields'
import { SENT_MESSAGE } from '@/lib/contact/sent-message'
import { toFieldIds } from '@/lib/forms/field-ids'
import { createKey, postJson } from '@/lib/forms/post'
import { keep, readKept } from '@/lib/forms/tab-storage'
import type { FormErrors, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import { routes } from '@/lib/routes'
import styles from './ContactForm.module.scss'

export type ContactFormProps = { sentTitle: string; sentText: string; aboutLabel: string }

type State = { step: 'editing' | 'sending' | 'sent'; errors: FormErrors; failure: string; attempt: number }
const editing: State = { step: 'editing', errors: {}, failure: '', attempt: 0 }

/** Under this name the tab keeps a message until it is sent. */
const DRAFT = 'contact'

/** Puts what the address asks for into the form: `?service=` chooses, `?about=` opens the message. Returns what it is about. */
function preset(form: HTMLFormElement, aboutLabel: string): string {
  const query = new URLSearchParams(location.search)
  const { service, message } = form.elements as unknown as Record<string, HTMLInputElement | undefined>
  const wanted = query.get('service') ?? ''
  // What was chosen before the script arrived is the visitor's own choice.
  if (service?.value === '' && contactFields.some((field) => field.options?.some(({ value }) => value === wanted)))
    service.value = wanted
  const about = query.get('about')?.slice(0, 200) ?? ''
  if (message && about && message.value === '') message.value = `${aboutLabel}: ${about}\n\n`
  return about
}

/** The message form. Without scripts it posts itself to the same handler and comes back filled in. */
export function ContactForm({ sentTitle, sentText, aboutLabel }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const opened = useRef(0)
  const key = useRef('')
  const [about, setAbout] = useState('')
  const [{ step, errors, failure, attempt }, setState] = useState(editing)

  useEffect(() => {
    opened.current = performance.now()
    key.current = createKey()
    if (!form.current) return
    const kept = readKept(DRAFT)
    if (typeof kept === 'object' && kept !== null) fillForm(form.current, kept as FormValues)
    setAbout(preset(form.current, aboutLabel))
  }, [aboutLabel])

  // The button that was pressed may be a screen below the news.
  useEffect(() => {
    if (step === 'sent') sent.current?.focus()
  }, [step])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'sending') return
    const target = event.currentTarget
    const values = readForm(target)
    const faults = validateFields(contactFields, values)
    if (Object.keys(faults).length > 0) return fail(faults, '')
    setState((state) => ({ ...state, step: 'sending', failure: '' }))
    const elapsed = String(Math.round(performance.now() - opened.current))
    const answer = await postJson(routes.api.contact, { ...values, elapsed }, key.current)
    // A message that was changed after a lost answer is another message.
    if (answer.ok || answer.code === 'conflict') key.current = createKey()
    if (!answer.ok) return fail(answer.errors, answer.detail)
    target.reset()
    keep(DRAFT, null)
    setState({ ...editing, step: 'sent' })
    void notify('success', String(answer.body.message || SENT_MESSAGE))
  }

  function fail(faults: FormErrors, detail: string) {
    setState((state) => ({ step: 'editing', errors: faults, failure: detail, attempt: state.attempt + 1 }))
  }

  const faults = Object.entries(errors).map(([name, message]) => ({ href: `#${toFieldIds(name).control}`, message }))
  return (
    <div className={styles.box}>
      {about && (
        <p className={styles.about}>
          {aboutLabel}: <strong>{about}</strong>
        </p>
      )}
      {faults.length > 0 && <ErrorSummary faults={faults} attempt={attempt} />}
      <div role="status">
        {step === 'sent' && (
          <div ref={sent} className={styles.sent} tabIndex={-1}>
            <h3>{sentTitle}</h3>
            <p>{sentText}</p>
          </div>
        )}
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={routes.api.contact}
        noValidate
        onSubmit={submit}
        onInput={(event) => keep(DRAFT, readForm(event.currentTarget))}
      >
        {contactFields.map((field) => (
          <Question key={field.name} field={field} error={errors[field.name]} />
        ))}
        <Honeypot />
        <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
        <Button type="submit" aria-disabled={step === 'sending'}>
          {step === 'sending' ? 'Sending …' : 'Send message'}
        </Button>
      </form>
    </div>
  )
}
