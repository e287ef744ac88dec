import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Select, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { declineReasons, type DeclineReason as Reason } from '@/content/decline-reasons'
import { keep, readKept } from '@/lib/forms/tab-storage'
import { routes } from '@/lib/routes'
import type { JobClosing as Closing, Unanswered } from '@/lib/studio/close-job'
import { stateNames } from '@/lib/studio/copy/studio-hiring'
import { closingCopy as copy, mailsCopy, reasonsCopy } from '@/lib/studio/copy/studio-mails'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem, LoadState } from '../LoadProblem/LoadProblem'
import { DeclineReason } from '../Mails/DeclineReason'
import { useCall, useStudio } from '../use-studio'
import styles from './JobClosing.module.scss'

/** What a person chose for a candidate. Without a template there is no mail. */
type Choice = {
  decision: 'decline' | 'keep'
  template: string
  reason: Reason | null
  tellsReason: boolean
  personal: string
}

const DECLINE: Choice = { decision: 'decline', template: 'declined', reason: null, tellsReason: false, personal: '' }
/** Nobody is declined unless someone chooses to. */
const UNDECIDED: Choice = { ...DECLINE, decision: 'keep' }

type Choices = { all: Choice; people: Record<string, Choice> }

const decisions = (['keep', 'decline'] as const).map((value) => ({ value, label: copy.decisions[value] }))

type ChoiceFieldsProps = {
  choice: Choice
  /** Prefix of the fields' ids. */
  form: string
  templates: Closing['templates']
  onChange: (choice: Choice) => void
}

function ChoiceFields({ choice, form, templates, onChange }: ChoiceFieldsProps) {
  const change = (parts: Partial<Choice>) => onChange({ ...choice, ...parts })
  const { decision, template, reason, tellsReason, personal } = choice
  return (
    <>
      <div className={styles.choices}>
        <Select
          name="decision"
          form={form}
          label={copy.decision}
          required
          options={decisions}
          value={decision}
          onChange={({ target }) => change({ decision: target.value === 'decline' ? 'decline' : 'keep' })}
        />
        {decision === 'decline' && (
          <>
            <Select
              name="template"
              form={form}
              label={copy.template}
              required
              blank={copy.noMail}
              options={templates.map(({ id, label }) => ({ value: id, label }))}
              value={template}
              onChange={({ target }) => change({ template: target.value })}
            />
            <DeclineReason reason={reason} tellsReason={tellsReason} form={form} onChange={change} />
          </>
        )}
      </div>
      {decision === 'decline' && template !== '' && (
        <TextArea
          name="personal"
          form={form}
          label={mailsCopy.personal}
          rows={2}
          maxLength={1_000}
          value={personal}
          onChange={({ target }) => change({ personal: target.value })}
        />
      )}
    </>
  )
}

function Reasons({ reasons }: Pick<Closing, 'reasons'>) {
  if (reasons.length === 0) return null
  return (
    <div>
      <h3>{reasonsCopy.declined}</h3>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {declineReasons[reason].label}: {count}
          </li>
        ))}
      </ul>
    </div>
  )
}

type PersonProps = Omit<ChoiceFieldsProps, 'form'> & { person: Unanswered }

function Person({ person: { reference, name, lastName, state, receivedAt }, ...fields }: PersonProps) {
  return (
    <li>
      <fieldset className={styles.person}>
        <legend>
          {name} {lastName}
        </legend>
        <p className={styles.facts}>
          <span>{stateNames[state]}</span>{' '}
          <span>
            {copy.received} <FormattedTime time={receivedAt} isDay />
          </span>
          <a href={routes.studio.application(reference)} aria-label={mailsCopy.of(copy.open, `${name} ${lastName}`)}>
            {copy.open}
          </a>
        </p>
        <ChoiceFields {...fields} form={reference} />
      </fieldset>
    </li>
  )
}

export type JobClosingProps = {
  id: string
  /** Whether the position no longer takes applications. */
  isOver: boolean
  /** Whether a person asked for it. Otherwise it is shown only if someone has no outcome although the position is over. */
  isWanted: boolean
}

/** Closes a position: lists the candidates without an outcome, and declines them or keeps it open for them. */
export function JobClosing({ id, isOver, isWanted }: JobClosingProps) {
  const path = `jobs/${encodeURIComponent(id)}/close`
  const storage = `studio.close.${id}`
  const { data, error, mutate } = useStudio<Closing>(path)
  const { call, problem } = useCall()
  const [choices, setChoices] = useState<Choices>(
    () => (readKept(storage) as Choices | null) ?? { all: DECLINE, people: {} },
  )
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = data !== undefined
  useEffect(() => {
    if (isWanted && isReady) heading.current?.focus()
  }, [isWanted, isReady])

  const people = data?.people ?? []
  if (!isWanted && (!isOver || people.length === 0)) return data ? <Reasons reasons={data.reasons} /> : null

  const choiceOf = (reference: string): Choice => choices.people[reference] ?? UNDECIDED
  const change = (parts: Partial<Choices>) => {
    const changed = { ...choices, ...parts }
    setChoices(changed)
    setMessage('')
    keep(storage, changed)
  }
  const applyToAll = () => {
    change({ people: Object.fromEntries(people.map(({ reference }) => [reference, choices.all])) })
    setMessage(copy.applied)
  }
  const declined = people.filter(({ reference }) => choiceOf(reference).decision === 'decline')
  const keepsOpen = declined.length < people.length
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (keepsOpen && declined.length === 0) return setMessage(copy.nothing)
    setBusy(true)
    const body = {
      keepsOpen,
      decisions: declined.map(({ reference }) => {
        const { template, reason, tellsReason, personal } = choiceOf(reference)
        return { reference, template, reason, tellsReason, personal: template ? personal : '' }
      }),
    }
    const { ok } = await call(path, { method: 'POST', body })
    setBusy(false)
    await mutate()
    if (!ok) return
    keep(storage, null)
    if (!keepsOpen) return location.assign(routes.studio.job(id))
    setChoices({ all: DECLINE, people: {} })
    setMessage(copy.keptOpen)
  }
  const text = isOver ? copy.over : copy.text
  return (
    <section id="close" aria-labelledby="close-title" className={styles.closing}>
      <h2 id="close-title" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <p>{people.length > 0 ? text(people.length) : copy.ready}</p>
          <Reasons reasons={data.reasons} />
          {people.length > 1 && (
            <fieldset className={styles.person}>
              <legend>{copy.forAll}</legend>
              <ChoiceFields
                choice={choices.all}
                form="all"
                templates={data.templates}
                onChange={(all) => change({ all })}
              />
              <Button look="outline" onClick={applyToAll}>
                {copy.apply}
              </Button>
            </fieldset>
          )}
          <ul className={styles.people}>
            {people.map((person) => (
              <Person
                key={person.reference}
                person={person}
                choice={choiceOf(person.reference)}
                templates={data.templates}
                onChange={(choice) => change({ people: { ...choices.people, [person.reference]: choice } })}
              />
            ))}
          </ul>
          {declined.length > 0 && <p className={styles.hint}>{data.isMailing ? copy.hint : copy.byHand}</p>}
          <LoadProblem problem={problem} />
          <p role="status" className={styles.message}>
            {message}
          </p>
          <div>
            <Button type="submit" aria-disabled={isBusy}>
              {keepsOpen ? copy.keepOpen(declined.length) : copy.close(declined.length)}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
