import { type FormEvent, useState } from 'react'
import { Checkbox, Field, TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { formatPeople, INTERVIEW_LIMITS, type Interview } from '@/lib/applications/interview-times'
import { type ApplicationState, TEXT_LIMITS } from '@/lib/limits'
import { interviews as copy } from '@/lib/studio/copy/studio-interviews'
import { fromLocalTime, toLocalTime } from '../FormattedTime/moment'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { MailPreview } from '../Mails/MailPreview'
import { useCall } from '../use-studio'
import styles from './Interviews.module.scss'

const USUAL_MINUTES = 45

const { fields } = copy

export type InterviewFormProps = {
  path: string
  /** The handler that renders the email to the candidate. */
  previewPath: string
  /** Missing for a new one. */
  interview?: Interview
  /** The state from which the application can also move to “interview”. */
  moveFrom?: ApplicationState | undefined
  onDone: () => void
  onOutdated: () => void
}

function readPlan(form: HTMLFormElement) {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '')
  const times = [...data.keys()].filter((name) => name.startsWith('time-')).map(read)
  return {
    times: times.filter(Boolean).map((time) => fromLocalTime(time)?.toISOString() ?? ''),
    minutes: Number(read('minutes')),
    place: read('place'),
    link: read('link'),
    people: read('people'),
  }
}

/** The form of a plan: new times, other times, or the new time of an interview that is fixed. */
export function InterviewForm({ path, previewPath, interview, moveFrom, onDone, onOutdated }: InterviewFormProps) {
  const { call, problem } = useCall()
  const isMove = interview?.state === 'picked'
  const numbers = Array.from({ length: isMove ? 1 : INTERVIEW_LIMITS.times }, (_, at) => at)
  const [times, setTimes] = useState<string[]>(() =>
    isMove && interview.start ? [toLocalTime(new Date(interview.start))] : [],
  )
  const [draft, setDraft] = useState<ReturnType<typeof readPlan> | null>(null)
  const form = interview?.id ?? 'new'
  // Empty fields are not sent, so the numbers in errors count only the others.
  const given = numbers.filter((at) => times[at])
  const errors = problem?.errors ?? {}
  const toError = (name: string, label: string) => (errors[name] ? `${label} ${errors[name]}.` : undefined)
  const toTimeError = (at: number) =>
    toError(`times.${given.indexOf(at)}`, fields.time(at + 1)) ??
    (at === 0 ? toError('times', fields.times) : undefined)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const moves = new FormData(event.currentTarget).has('moves')
    const body = { ...readPlan(event.currentTarget), ...(moves && { moveFrom }) }
    const called = interview
      ? await call(path, { method: 'PUT', body, version: interview.version })
      : await call(path, { method: 'POST', body })
    if (!called.ok) {
      if (called.problem.code === 'conflict') onOutdated()
      return
    }
    onDone()
    await notify('success', isMove ? copy.moved : copy.proposed)
  }
  const isMarked = problem && Object.keys(errors).length > 0
  const timeFields = numbers.map((at) => (
    <Field
      key={at}
      name={`time-${at}`}
      form={form}
      type="datetime-local"
      label={isMove ? fields.newTime : fields.time(at + 1)}
      hint={at === 0 ? fields.timeHint : undefined}
      required={at === 0}
      value={times[at] ?? ''}
      error={toTimeError(at)}
      isLive
      onChange={({ target }) =>
        setTimes((present) => numbers.map((number) => (number === at ? target.value : (present[number] ?? ''))))
      }
    />
  ))
  return (
    <form
      noValidate
      className={styles.form}
      onInput={({ currentTarget }) => setDraft(readPlan(currentTarget))}
      onSubmit={(event) => void send(event)}
    >
      <p>{isMove ? copy.moveText : copy.text}</p>
      <LoadProblem problem={isMarked ? null : problem} />
      {isMove ? (
        timeFields
      ) : (
        <fieldset className={styles.timeFields}>
          <legend>{fields.times}</legend>
          {timeFields}
        </fieldset>
      )}
      <Field
        name="minutes"
        form={form}
        type="number"
        inputMode="numeric"
        min={INTERVIEW_LIMITS.minMinutes}
        max={INTERVIEW_LIMITS.maxMinutes}
        label={fields.minutes}
        required
        defaultValue={interview?.minutes ?? USUAL_MINUTES}
        error={toError('minutes', fields.minutes)}
        isLive
      />
      <Field
        name="place"
        form={form}
        label={fields.place}
        hint={fields.placeHint}
        maxLength={TEXT_LIMITS.line}
        defaultValue={interview?.place}
        error={toError('place', fields.place)}
        isLive
      />
      <Field
        name="link"
        form={form}
        type="url"
        label={fields.link}
        hint={fields.linkHint}
        maxLength={TEXT_LIMITS.url}
        defaultValue={interview?.link}
        error={toError('link', fields.link)}
        isLive
      />
      <TextArea
        name="people"
        form={form}
        rows={3}
        label={fields.people}
        hint={fields.peopleHint}
        maxLength={INTERVIEW_LIMITS.peopleText}
        defaultValue={interview ? formatPeople(interview.people) : ''}
        error={toError('people', fields.people)}
        isLive
      />
      {draft && <MailPreview path={previewPath} draft={{ ...draft, interview: interview?.id ?? null }} />}
      {moveFrom && <Checkbox name="moves" form={form} label={copy.move} defaultChecked />}
      <Button type="submit">{isMove ? copy.moveButton : copy.propose}</Button>
    </form>
  )
}
