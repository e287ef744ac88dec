'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/ErrorSummary/ErrorSummary'
import { Honeypot } from '@/components/form/Honeypot/Honeypot'
import { Question } from '@/components/form/Question/Question'
import { fillForm, readForm } from '@/components/form/read-form'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import type { contact } from '@/content/contact'
import { ABOUT_LABEL, CONTACT_DRAFT, contactFields, SENT_MESSAGE, withAbout } from '@/lib/contact/fields'
import { formRoutes } from '@/lib/form-routes'
import { toFieldIds } from '@/lib/forms/field-ids'
import { createKey, postJson } from '@/lib/forms/post'
import { keep, readKept } from '@/lib/forms/tab-storage'
import type { FormErrors, FormField, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import styles from './ContactForm.module.scss'

export type ContactFormProps = {
  copy: Pick<(typeof contact)['form'], 'sentTitle' | 'sentText' | 'referenceLabel' | 'tool'>
}

type State = {
  step: 'editing' | 'sending' | 'sent'
  errors: FormErrors
  failure: string
  attempt: number
  /** The receipt of a sent message: its reference, and a note. */
  reference: string
  note: string
}
const editing: State = { step: 'editing', errors: {}, failure: '', attempt: 0, reference: '', note: '' }

/** Adds a hint to the message about the subject that is sent with it. */
function addAbout(field: FormField, about: string): FormField {
  if (field.name !== 'message' || !about) return field
  return { ...field, hint: `${field.hint} “${ABOUT_LABEL}: ${about}” is sent with it.` }
}

/** Chooses the service in the address (`?service=`), and returns the subject of the message (`?about=`). */
function presetAnswers(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search)
  const { service } = form.elements as unknown as Record<string, HTMLInputElement | undefined>
  const wanted = query.get('service') ?? ''
  // Keeps a choice made before the script arrived.
  if (service?.value === '' && contactFields.some((field) => field.options?.some(({ value }) => value === wanted)))
    service.value = wanted
  return query.get('about')?.slice(0, 200) ?? ''
}

/** The contact form. Without scripts it posts itself to the same handler and comes back filled in. */
export function ContactForm({ copy }: ContactFormProps) {
  const { sentTitle, sentText, referenceLabel, tool } = copy
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const opened = useRef(0)
  const key = useRef('')
  const title = useRef('')
  const [about, setAbout] = useState('')
  const [{ step, errors, failure, attempt, reference, note }, setState] = useState(editing)

  useEffect(() => {
    opened.current = performance.now()
    key.current = createKey()
    if (!form.current) return
    const kept = readKept(CONTACT_DRAFT)
    if (typeof kept === 'object' && kept !== null) fillForm(form.current, kept as FormValues)
    setAbout(presetAnswers(form.current))
  }, [])

  // The pressed button may be a screen below the message.
  useEffect(() => {
    if (step === 'sent') sent.current?.focus()
  }, [step])

  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    title.current ||= document.title
    document.title = hasErrors ? `Error: ${title.current}` : title.current
  }, [hasErrors])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'sending') return
    const target = event.currentTarget
    const values = readForm(target)
    const found = validateFields(contactFields, withAbout(values))
    if (Object.keys(found).length > 0) return fail(found, '')
    setState((state) => ({ ...state, step: 'sending', failure: '' }))
    const elapsed = String(Math.round(performance.now() - opened.current))
    const answer = await postJson(formRoutes.api.contact, { ...values, elapsed }, key.current)
    // A message that was changed after a response got lost is another message.
    if (answer.ok || answer.code === 'conflict') key.current = createKey()
    if (!answer.ok) return fail(answer.errors, answer.detail)
    target.reset()
    setAbout('')
    keep(CONTACT_DRAFT, null)
    const { reference, note } = answer.body
    setState({ ...editing, step: 'sent', reference: String(reference ?? ''), note: String(note ?? '') })
    void notify('success', String(answer.body.message || SENT_MESSAGE))
  }

  function fail(found: FormErrors, detail: string) {
    setState(({ attempt }) => ({ ...editing, errors: found, failure: detail, attempt: attempt + 1 }))
  }

  const summaryErrors = Object.entries(errors).map(([name, message]) => ({
    href: `#${toFieldIds(name).control}`,
    message,
  }))
  return (
    <div className={styles.box}>
      {about && (
        <p className={styles.about}>
          {ABOUT_LABEL}: <strong>{about}</strong>
        </p>
      )}
      {summaryErrors.length > 0 && <ErrorSummary errors={summaryErrors} attempt={attempt} />}
      <div role="status">
        {step === 'sent' && (
          <div ref={sent} className={styles.sent} tabIndex={-1}>
            <h3>{sentTitle}</h3>
            <p>{note || sentText}</p>
            {reference && (
              <p>
                {referenceLabel}: <strong>{reference}</strong>
              </p>
            )}
          </div>
        )}
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={formRoutes.api.contact}
        noValidate
        toolname="send-message"
        tooldescription={tool}
        onSubmit={submit}
        onInput={(event) => keep(CONTACT_DRAFT, readForm(event.currentTarget))}
      >
        {/* A separate field, so that the message is still required. */}
        <input type="hidden" name="about" value={about} readOnly />
        {contactFields.map((field) => (
          <Question key={field.name} field={addAbout(field, about)} error={errors[field.name]} />
        ))}
        <Honeypot />
        <div role="alert">
          {failure && (
            <p className={styles.failure}>
              <LinkedText text={failure} />
            </p>
          )}
        </div>
        <Button type="submit" aria-disabled={step === 'sending'}>
          {step === 'sending' ? 'Sending …' : 'Send message'}
        </Button>
      </form>
    </div>
  )
}
