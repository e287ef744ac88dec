import { useEffect, useId, useRef, useState } from 'react'
import { Field, Select, TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import type { DeclineReason as Reason } from '@/content/decline-reasons'
import { APPLICATION_STATES, type ApplicationState } from '@/lib/limits'
import { stateNames } from '@/lib/studio/copy/studio-hiring'
import { batchCopy as copy } from '@/lib/studio/copy/studio-mail-templates'
import { TEMPLATE_STATES } from '@/lib/studio/copy/studio-mails'
import type { BatchResult, Recipient } from '@/lib/studio/mail-batches'
import type { StudioTemplate } from '@/lib/studio/mail-templates'
import dialogStyles from '../EraseDialog/EraseDialog.module.scss'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { DeclineReason } from '../Mails/DeclineReason'
import { MailPreview } from '../Mails/MailPreview'
import { useCall, useStudio } from '../use-studio'
import styles from './MailBatch.module.scss'

type Text = { subject: string; text: string }

/** Where the tab keeps the key of a batch that was sent without an answer. */
const KEPT_KEY = 'mail-batch'

/** Returns the key of a batch to these people: that of an unanswered one, so that a reload sends nothing twice. */
function keepKey(people: readonly Recipient[]): string {
  const to = people.map(({ reference }) => reference).join(' ')
  const [key, kept] = sessionStorage.getItem(KEPT_KEY)?.split('\n') ?? []
  if (key && kept === to) return key
  const fresh = crypto.randomUUID()
  sessionStorage.setItem(KEPT_KEY, `${fresh}\n${to}`)
  return fresh
}

export type MailBatchProps = {
  people: readonly Recipient[]
  /** Called after the batch was sent, or taken back. */
  onDone: () => void
  onCancel: () => void
}

const states = APPLICATION_STATES.map((state) => ({ value: state, label: stateNames[state] }))

/** The dialog that writes to several candidates: a state, a template, and the email to each person. */
export function MailBatch({ people, onDone, onCancel }: MailBatchProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [key] = useState(() => keepKey(people))
  const { data: templates } = useStudio<StudioTemplate[]>('mail-templates')
  const { data: session } = useStudio<{ isMailing?: boolean }>('session')
  const { call, problem } = useCall()
  const [state, setState] = useState<ApplicationState | ''>('')
  const [template, setTemplate] = useState('')
  const [reason, setReason] = useState<Reason | null>(null)
  const [tellsReason, setTellsReason] = useState(false)
  const [personal, setPersonal] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [texts, setTexts] = useState<Record<string, Text>>({})
  const [at, setAt] = useState(0)
  const [isEditing, setEditing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<BatchResult | null>(null)
  const chosen = people.filter(({ reference }) => !left.has(reference))
  const shown = chosen[Math.min(at, chosen.length - 1)]
  const chosenTemplate = template || templates?.[0]?.id || ''
  const remarks = { reason: state === 'declined' ? reason : null, tellsReason, personal }

  useEffect(() => dialog.current?.showModal(), [])

  const to = shown?.reference
  const own = to ? texts[to] : undefined
  const standard = templates?.find(({ id }) => id === chosenTemplate)
  const words = own ?? (standard && { subject: standard.subject, text: standard.text })
  const from = Object.fromEntries(chosen.map(({ reference, state: present }) => [reference, present]))
  const references = chosen.map(({ reference }) => reference)
  const send = async () => {
    setBusy(true)
    const edited = Object.fromEntries(Object.entries(texts).filter(([reference]) => references.includes(reference)))
    const body = { ...remarks, key, template: chosenTemplate, references, state: state || null, from, texts: edited }
    const called = await call<BatchResult>('mail-batches', { method: 'POST', body })
    setBusy(false)
    if (!called.ok) return
    sessionStorage.removeItem(KEPT_KEY)
    setResult(called.value)
  }
  const takeBack = async () => {
    setBusy(true)
    const body = { key, references: result?.sent ?? [], state: state || null, from }
    const called = await call<BatchResult>('mail-batches', { method: 'DELETE', body })
    setBusy(false)
    if (!called.ok) return
    const { sent, left: back } = called.value
    await notify('success', [copy.takenBack(back.length), sent.length > 0 ? copy.tooLate(sent.length) : ''].join(' '))
    onDone()
  }
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby={heading}
      onClose={result ? onDone : onCancel}
    >
      <h2 id={heading} className={dialogStyles.title}>
        {copy.title(result ? result.sent.length : chosen.length)}
      </h2>
      <LoadProblem problem={problem} />
      {result ? (
        <>
          <p role="status">
            {session?.isMailing === false ? copy.byHand : copy.sent(result.sent.length)}{' '}
            {result.left.length > 0 && copy.left(result.left.length)}
          </p>
          <div className={dialogStyles.buttons}>
            <Button look="outline" onClick={() => void takeBack()} disabled={isBusy || result.sent.length === 0}>
              {copy.takeBack}
            </Button>
            <Button onClick={onDone}>OK</Button>
          </div>
        </>
      ) : (
        <>
          <div className={styles.choices}>
            <Select
              name="batch-template"
              label={copy.template}
              required
              options={(templates ?? []).map(({ id, label }) => ({ value: id, label }))}
              value={chosenTemplate}
              onChange={({ target }) => {
                setTemplate(target.value)
                setTexts({})
                setState(TEMPLATE_STATES[target.value] ?? '')
              }}
            />
            <Select
              name="batch-state"
              label={copy.state}
              required
              blank={copy.noState}
              options={states}
              value={state}
              onChange={({ target }) => setState(target.value as ApplicationState)}
            />
          </div>
          {state === 'declined' && (
            <DeclineReason
              reason={reason}
              tellsReason={tellsReason}
              form="batch"
              onChange={(change) => {
                setReason(change.reason)
                setTellsReason(change.tellsReason)
              }}
            />
          )}
          <Field
            name="batch-personal"
            label={copy.personal}
            maxLength={1_000}
            value={personal}
            onChange={({ target }) => setPersonal(target.value)}
          />
          {shown && (
            <section aria-labelledby={`${heading}-mail`} className={styles.mail}>
              <h3 id={`${heading}-mail`} aria-live="polite">
                {copy.mail(chosen.indexOf(shown) + 1, chosen.length)}: {shown.name} {shown.lastName}
              </h3>
              <div className={styles.steps}>
                <Button look="outline" disabled={at <= 0} onClick={() => setAt(at - 1)}>
                  {copy.previous}
                </Button>
                <Button look="outline" disabled={at >= chosen.length - 1} onClick={() => setAt(at + 1)}>
                  {copy.next}
                </Button>
                <Button
                  look="quiet"
                  disabled={chosen.length <= 1}
                  onClick={() => {
                    setLeft(new Set([...left, shown.reference]))
                    setAt(Math.max(0, Math.min(at, chosen.length - 2)))
                  }}
                >
                  {copy.leaveOut}
                </Button>
                <Button look="quiet" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
                  {copy.edit}
                </Button>
              </div>
              {isEditing && standard && (
                <div className={styles.own} key={shown.reference}>
                  <Field
                    name="own-subject"
                    label={copy.subject}
                    maxLength={200}
                    value={own?.subject ?? standard.subject}
                    onChange={({ target }) =>
                      setTexts({
                        ...texts,
                        [shown.reference]: { subject: target.value, text: own?.text ?? standard.text },
                      })
                    }
                  />
                  <TextArea
                    name="own-text"
                    label={copy.text}
                    maxLength={5_000}
                    value={own?.text ?? standard.text}
                    onChange={({ target }) =>
                      setTexts({
                        ...texts,
                        [shown.reference]: { subject: own?.subject ?? standard.subject, text: target.value },
                      })
                    }
                  />
                  {own && (
                    <Button
                      look="quiet"
                      onClick={() => {
                        const others = Object.entries(texts).filter(([reference]) => reference !== shown.reference)
                        setTexts(Object.fromEntries(others))
                      }}
                    >
                      {copy.standard}
                    </Button>
                  )}
                </div>
              )}
              {words && (
                <MailPreview
                  path={`applications/${encodeURIComponent(shown.reference)}/mails/preview`}
                  draft={{ ...remarks, ...words, template: chosenTemplate }}
                />
              )}
            </section>
          )}
          <p>{session?.isMailing === false ? copy.byHand : copy.waits}</p>
          <div className={dialogStyles.buttons}>
            <Button look="outline" onClick={() => dialog.current?.close()}>
              {copy.cancel}
            </Button>
            <Button onClick={() => void send()} disabled={isBusy || chosen.length === 0 || !chosenTemplate}>
              {copy.send(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
