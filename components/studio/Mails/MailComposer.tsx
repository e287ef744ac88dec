import { type FormEvent, useState } from 'react'
import { Field, Select, TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import type { DeclineReason as Reason } from '@/content/decline-reasons'
import { keep, readKept } from '@/lib/forms/tab-storage'
import { APPLICATION_STATES, type ApplicationState } from '@/lib/limits'
import type { ApplicationDetail, MovedApplication } from '@/lib/studio/applications'
import type { ApplicationMails, MailChoice } from '@/lib/studio/candidate-mails'
import { stateNames } from '@/lib/studio/copy/studio-hiring'
import { mailsCopy as copy, TEMPLATE_STATES } from '@/lib/studio/copy/studio-mails'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import { DeclineReason } from './DeclineReason'
import { MailPreview } from './MailPreview'
import styles from './Mails.module.scss'

/** What someone has typed. A repeated `key` is sent once, even if the first answer was lost. */
type Draft = {
  key: string
  template: string
  subject: string
  text: string
  personal: string
  reason: Reason | null
  tellsReason: boolean
  state: ApplicationState | null
}

const toName = (reference: string) => `studio.mail.${reference}`

/** Returns the unfinished email that this tab keeps, or null. */
export const readDraft = (reference: string): Draft | null => readKept(toName(reference)) as Draft | null

const createKey = () =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')

/** Returns the template of the email that goes with a state. */
function findTemplate(templates: readonly MailChoice[], state: ApplicationState | null): MailChoice | undefined {
  return templates.find(({ id }) => state !== null && TEMPLATE_STATES[id] === state) ?? templates[0]
}

export type MailComposerProps = {
  application: Pick<ApplicationDetail, 'reference' | 'state'>
  mails: ApplicationMails
  /** The state to which the email moves the application; null leaves it as it is. */
  state: ApplicationState | null
  onSent: (moved: MovedApplication | null) => void
  onClose: () => void
  /** Called if someone else has changed the state in the meantime. */
  onOutdated: () => void
}

/** Writes an email to a candidate, alone or with a new state. What is typed is kept in this tab. */
export function MailComposer({ application, mails, state, onSent, onClose, onOutdated }: MailComposerProps) {
  const { reference, state: present } = application
  const { templates, isMailing } = mails
  const path = `applications/${encodeURIComponent(reference)}/mails`
  const { call, problem } = useCall()
  const [isBusy, setBusy] = useState(false)
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(reference)
    const isTouched = !templates.some((each) => each.subject === kept?.subject && each.text === kept.text)
    if (kept && (isTouched || !state)) return state ? { ...kept, state } : kept
    const { id: template = '', subject = '', text = '' } = findTemplate(templates, state) ?? {}
    const personal = kept?.personal ?? ''
    return { key: createKey(), template, subject, text, personal, reason: null, tellsReason: false, state }
  })
  const change = (parts: Partial<Draft>) => {
    const changed = { ...draft, ...parts }
    setDraft(changed)
    keep(toName(reference), changed)
  }
  const close = () => {
    keep(toName(reference), null)
    onClose()
  }
  function choose(id: string) {
    const [former, next] = [draft.template, id].map((each) => templates.find((template) => template.id === each))
    if (!next) return
    const isChanged = former && (draft.subject !== former.subject || draft.text !== former.text)
    if (isChanged && !confirm(copy.replace)) return
    const wanted = TEMPLATE_STATES[id] ?? null
    change({ template: id, subject: next.subject, text: next.text, state: wanted === present ? null : wanted })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const body = { ...draft, reason: draft.state === 'declined' ? draft.reason : null, from: present }
    const called = await call<{ moved: MovedApplication | null }>(path, { method: 'POST', body })
    setBusy(false)
    if (!called.ok) {
      if (called.problem.code === 'conflict') onOutdated()
      return
    }
    keep(toName(reference), null)
    onSent(called.value.moved)
    await notify('success', isMailing ? copy.queued : copy.kept)
  }
  const { subject, text, personal, reason, tellsReason, template } = draft
  const errors = problem?.errors ?? {}
  const toError = (name: string, label: string) => errors[name] && `${label} ${errors[name]}.`
  const declines = draft.state === 'declined'
  return (
    <form className={styles.composer} noValidate aria-label={copy.newTitle} onSubmit={(event) => void submit(event)}>
      <LoadProblem problem={problem} />
      <div className={styles.choices}>
        <Select
          name="template"
          label={copy.template}
          required
          options={templates.map(({ id, label }) => ({ value: id, label }))}
          value={template}
          onChange={({ target }) => choose(target.value)}
        />
        <Select
          name="state"
          label={copy.move}
          required
          blank={copy.stay(present)}
          options={APPLICATION_STATES.filter((each) => each !== present).map((value) => ({
            value,
            label: stateNames[value],
          }))}
          value={draft.state ?? ''}
          onChange={({ target }) => change({ state: APPLICATION_STATES.find((each) => each === target.value) ?? null })}
        />
      </div>
      {declines && <DeclineReason reason={reason} tellsReason={tellsReason} onChange={change} />}
      <Field
        name="subject"
        label={copy.subject}
        required
        maxLength={200}
        value={subject}
        error={toError('subject', copy.subject)}
        isLive
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        name="text"
        label={copy.text}
        hint={copy.textHint}
        required
        rows={10}
        maxLength={5_000}
        value={text}
        error={toError('text', copy.text)}
        isLive
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextArea
        name="personal"
        label={copy.personal}
        hint={copy.personalHint}
        rows={3}
        maxLength={1_000}
        value={personal}
        error={toError('personal', copy.personal)}
        isLive
        onChange={({ target }) => change({ personal: target.value })}
      />
      <MailPreview
        path={`${path}/preview`}
        draft={{ template, subject, text, personal, reason: declines ? reason : null, tellsReason }}
      />
      <p className={styles.hint}>{isMailing ? copy.sendHint : copy.keepHint}</p>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {isMailing ? copy.send : copy.keep}
        </Button>
        <Button look="outline" onClick={close}>
          {copy.discard}
        </Button>
      </div>
    </form>
  )
}
