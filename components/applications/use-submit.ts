import { useEffect, useRef, useState } from 'react'
import { dismissToasts, notify } from '@/components/form/Toasts/Toasts'
import { FILE_FIELDS, FILE_LINKS, findStep, type Step, validateApplication } from '@/lib/applications/steps'
import { formRoutes } from '@/lib/form-routes'
import { cleanAnswer } from '@/lib/forms/clean-answer'
import { toIsoDate } from '@/lib/forms/date-text'
import { postJson } from '@/lib/forms/post'
import type { FormErrors, FormField, FormValues } from '@/lib/forms/types'
import { validateFields } from '@/lib/forms/validate'
import { ASSISTED, ELAPSED_FIELD } from '@/lib/security/spam-signals'
import type { Application } from './use-application'

/** The text of the toast. The reason is too long for a toast, and is shown beside the button. */
const NOT_SENT = 'Not sent. See the message next to the button.'

type State = {
  isSending: boolean
  errors: FormErrors
  /** The answers that the errors are about. */
  about: FormValues
  failure: string
  /** Whether the position's questions have changed since this page was loaded. */
  isOutdated: boolean
  attempt: number
}

const idle: State = { isSending: false, errors: {}, about: {}, failure: '', isOutdated: false, attempt: 0 }

/**
 * Checks everything, sends the files that have not arrived yet, then the application. Shows every error and failure.
 */
export function useSubmit(steps: readonly Step[], application: Application, onError: (errors: FormErrors) => void) {
  const [state, setState] = useState(idle)
  const isBusy = useRef(false)
  const { uploads, values } = application
  const askedFiles = FILE_FIELDS.filter((field) => findStep([field], steps))

  function fail(errors: FormErrors, failure: string, about: FormValues, isOutdated = false) {
    application.keepTry()
    setState(({ attempt }) => ({ isSending: false, errors, about, failure, isOutdated, attempt: attempt + 1 }))
    const missing = FILE_FIELDS.flatMap((field) => errors[field] ?? [])
    if (missing.length > 0) void notify('warning', missing.join(' '))
    if (failure) void notify('error', NOT_SENT)
    onError(errors)
  }

  function findErrors(values: FormValues): FormErrors {
    const errors = validateApplication(values, steps)
    for (const field of askedFiles) {
      const { upload } = uploads[field]
      if (upload.status === 'refused') errors[field] = upload.error
    }
    return errors
  }

  async function sendFiles(values: FormValues): Promise<Record<string, string> | null> {
    const chosen = askedFiles.filter((field) => 'bytes' in uploads[field].upload)
    const outcomes = await Promise.all(chosen.map(async (field) => ({ field, sent: await uploads[field].send() })))
    const links: Record<string, string> = {}
    const errors: FormErrors = {}
    let failure = ''
    for (const { field, sent } of outcomes) {
      if ('link' in sent) links[FILE_LINKS[field]] = sent.link
      else if ('error' in sent) errors[field] = sent.error
      else failure ||= sent.failure
    }
    if (Object.keys(links).length === chosen.length) return links
    fail(errors, failure, values)
    return null
  }

  async function send(values: FormValues) {
    const links = await sendFiles(values)
    if (!links) return
    // A day such as "next week" is sent as the date that was shown.
    const availableToStart = toIsoDate(cleanAnswer('date', values.availableToStart ?? '')) ?? values.availableToStart
    const body = {
      ...values,
      availableToStart,
      ...links,
      jobId: application.getLinkToken(),
      ...(application.isAssisted() && { [ASSISTED]: 'yes' }),
      [ELAPSED_FIELD]: Math.round(performance.now()),
    }
    const answer = await postJson(formRoutes.api.apply, body, application.getKey())
    if (answer.ok) {
      const { reference, note, link } = answer.body
      await application.finish({
        reference: typeof reference === 'string' ? reference : null,
        ...(typeof note === 'string' && { note }),
        ...(typeof link === 'string' && { link }),
      })
      return setState(idle)
    }
    // It was changed after a response got lost, so it is another application now and has to be sent as one.
    const errors = { ...answer.errors }
    if (answer.code === 'conflict') {
      application.renewKey()
      for (const field of FILE_FIELDS) {
        const error = uploads[field].renew()
        if (error) errors[field] = error
      }
    }
    // The server no longer accepts a file's link, for example a day later: the file has to be chosen again.
    for (const field of FILE_FIELDS) if (answer.errors[field]) uploads[field].remove()
    fail(errors, answer.detail, values, answer.code === 'changed')
  }

  // Removes errors once their answers are right; new ones wait for the next submit. Errors that only the server can
  // detect stay until the answer changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from the answers.
  useEffect(() => {
    const { errors, about } = state
    const names = Object.keys(errors).filter((name) => (values[name] ?? '') !== (about[name] ?? ''))
    if (names.length === 0) return
    const found = findErrors(values)
    const left = Object.entries(errors).flatMap(([name, error]) => {
      const message = names.includes(name) ? found[name] : error
      return message ? [[name, message]] : []
    })
    setState((current) => ({ ...current, errors: Object.fromEntries(left), about: values }))
  }, [values])

  return {
    ...state,
    /** Sends the form. Safe to call twice: the second click of a double click finds the first one at work. */
    async submit() {
      if (isBusy.current) return
      const values = application.read()
      const errors = findErrors(values)
      if (Object.keys(errors).length > 0) return fail(errors, '', values)
      isBusy.current = true
      dismissToasts()
      setState(({ attempt }) => ({ ...idle, isSending: true, attempt }))
      await send(values).finally(() => {
        isBusy.current = false
      })
    },
    /** Shows the errors of existing answers; missing ones wait for the submit. */
    check(fields: readonly FormField[], values: FormValues) {
      const given = fields.filter(({ name }) => values[name]?.trim())
      const found = validateFields(given, values)
      const about = Object.fromEntries(Object.keys(found).map((name) => [name, values[name] ?? '']))
      if (Object.keys(found).length === 0) return
      setState((current) => ({
        ...current,
        errors: { ...found, ...current.errors },
        about: { ...current.about, ...about },
      }))
    },
    /** Shows the errors again after a reload: wrong answers, and missing ones after an attempt to send. */
    checkAgain() {
      const found = Object.entries(findErrors(values))
      // The answer that someone is typing is checked when its field is left.
      const typed = document.activeElement?.getAttribute('name')
      const errors = application.wasTried() ? found : found.filter(([name]) => values[name]?.trim() && name !== typed)
      setState((current) => ({ ...current, errors: Object.fromEntries(errors), about: values }))
    },
    forget: () => setState(idle),
  }
}
