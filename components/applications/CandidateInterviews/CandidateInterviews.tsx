import { Select, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import { company } from '@/content/company'
import { interviewCopy as copy } from '@/content/interviews'
import {
  formatInterviewTime,
  INTERVIEW_LIMITS,
  type Interview,
  isTimeZone,
  listTimeZones,
  toFutureTimes,
  toInterviewStatus,
  toZoneName,
} from '@/lib/applications/interview-times'
import { routes, toTokenQuery } from '@/lib/routes'
import styles from './CandidateInterviews.module.scss'

/** A time in the company's zone, and below it in the candidate's zone if that differs. */
function Time({ time, interview: { minutes, zone } }: { time: string; interview: Interview }) {
  const here = formatInterviewTime(time, minutes)
  const there = isTimeZone(zone) ? formatInterviewTime(time, minutes, zone) : here
  return (
    <>
      <time dateTime={time}>{here}</time>
      {there !== here && <span className={styles.there}>{there}</span>}
    </>
  )
}

type PartProps = { interview: Interview; action: string }

function PickForm({ interview, action, now }: PartProps & { now: number }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="interview" value={interview.id} />
      <fieldset className={styles.times}>
        <legend>{copy.times}</legend>
        {toFutureTimes(interview.times, now).map((time) => (
          <label key={time} className={styles.time}>
            <input type="radio" name="time" value={time} required />
            <span>
              <Time time={time} interview={interview} />
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">{copy.choose}</Button>
    </form>
  )
}

function AskForm({ interview, action }: PartProps) {
  const isPicked = interview.state === 'picked'
  if (interview.askedAt)
    return (
      <p>
        {copy.asked} {interview.request && `${copy.askedWords} ${interview.request}`}
      </p>
    )
  return (
    <details className={styles.more}>
      <summary>{isPicked ? copy.ask.picked : copy.ask.proposed}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="interview" value={interview.id} />
        <input type="hidden" name="act" value="ask" />
        <p>{isPicked ? copy.ask.pickedText : copy.ask.text}</p>
        <TextArea
          name="request"
          form={interview.id}
          label={copy.ask.label}
          rows={3}
          maxLength={INTERVIEW_LIMITS.request}
        />
        <Button type="submit">{copy.ask.button}</Button>
      </form>
    </details>
  )
}

/** Where the interview takes place, how long it is, and with whom. */
function Facts({ interview, calendar }: { interview: Interview; calendar: string }) {
  const { state, start, minutes, place, link, people } = interview
  return (
    <dl>
      {state === 'picked' && start && (
        <div>
          <dt>{copy.time}</dt>
          <dd>
            <Time time={start} interview={interview} />
          </dd>
        </div>
      )}
      <div>
        <dt>{copy.length}</dt>
        <dd>{copy.minutes.replace('{minutes}', String(minutes))}</dd>
      </div>
      {place && (
        <div>
          <dt>{copy.place}</dt>
          <dd>
            <LinkedText text={place} />
          </dd>
        </div>
      )}
      {link && (
        <div>
          <dt>{copy.link}</dt>
          <dd>
            <a href={link} rel="noreferrer">
              {link}
            </a>
          </dd>
        </div>
      )}
      {people.length > 0 && (
        <div>
          <dt>{copy.people}</dt>
          <dd>{people.map(({ name }) => name).join(', ')}</dd>
        </div>
      )}
      {calendar && (
        <div>
          <dt>{copy.calendarNote}</dt>
          <dd>
            <a href={calendar} download>
              {copy.calendar}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

type OneProps = { title: string; interview: Interview; token: string; now: number }

function OneInterview({ title, interview, token, now }: OneProps) {
  const status = toInterviewStatus(interview, now)
  const query = toTokenQuery(token)
  const action = routes.api.applicationInterview + query
  const calendar = `${routes.api.applicationCalendar}${query}&interview=${encodeURIComponent(interview.id)}`
  const isPlanned = status !== 'past' && status !== 'cancelled'
  return (
    <section aria-labelledby={interview.id} className={styles.interview}>
      <h2 id={interview.id}>{title}</h2>
      <p>
        <LinkedText text={copy[status]} />
      </p>
      {isPlanned && <Facts interview={interview} calendar={status === 'picked' ? calendar : ''} />}
      {status === 'proposed' && <PickForm interview={interview} action={action} now={now} />}
      {isPlanned && <AskForm interview={interview} action={action} />}
    </section>
  )
}

const toZoneOption = (zone: string) => {
  const name = toZoneName(zone)
  return { value: zone, label: name === zone ? zone : `${name} (${zone.split('/')[0]})` }
}

function ZoneForm({ zone, action }: { zone: string; action: string }) {
  const { label, hint, button, open } = copy.zone
  const options = listTimeZones().map(toZoneOption)
  return (
    <details className={styles.more}>
      <summary>{open}</summary>
      <form method="post" action={action}>
        <Select
          name="zone"
          label={label}
          hint={hint}
          required
          options={options.sort((one, other) => one.label.localeCompare(other.label))}
          defaultValue={zone || company.hours.timeZone}
        />
        <Button type="submit">{button}</Button>
      </form>
    </details>
  )
}

export type CandidateInterviewsProps = { interviews: readonly Interview[]; token: string; now: number }

/** The interviews on the candidate's page, with plain forms to choose a time or to ask for others. */
export function CandidateInterviews({ interviews, token, now }: CandidateInterviewsProps) {
  const last = interviews.at(-1)
  if (!last) return null
  const isAnyPlanned = interviews.some(
    (interview) => !['past', 'cancelled'].includes(toInterviewStatus(interview, now)),
  )
  return (
    <>
      {interviews.map((interview, at) => (
        <OneInterview
          key={interview.id}
          title={interviews.length > 1 ? copy.numbered.replace('{number}', String(at + 1)) : copy.title}
          interview={interview}
          token={token}
          now={now}
        />
      ))}
      {isAnyPlanned && <ZoneForm zone={last.zone} action={routes.api.applicationInterview + toTokenQuery(token)} />}
    </>
  )
}
