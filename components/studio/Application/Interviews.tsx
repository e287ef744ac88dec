import { useRef, useState } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { type Interview, toInterviewStatus } from '@/lib/applications/interview-times'
import { routes } from '@/lib/routes'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { interviews as copy } from '@/lib/studio/copy/studio-interviews'
import dialogStyles from '../EraseDialog/EraseDialog.module.scss'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import { InterviewForm } from './InterviewForm'
import styles from './Interviews.module.scss'

const toPath = (reference: string) => `applications/${encodeURIComponent(reference)}/interviews`
const toPreviewPath = (reference: string) => `${toPath(reference)}/preview`

type CancelProps = { path: string; interview: Interview; onChanged: () => void }

function CancelInterview({ path, interview, onChanged }: CancelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { call, problem } = useCall()
  const heading = `cancel-${interview.id}`
  const cancel = async () => {
    const { ok } = await call(path, { method: 'DELETE', body: {}, version: interview.version })
    dialog.current?.close()
    onChanged()
    if (ok) await notify('success', copy.cancelled)
  }
  return (
    <>
      <LoadProblem problem={problem} />
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {copy.cancel}
      </Button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={heading}>
        <h2 id={heading} className={dialogStyles.title}>
          {copy.cancelTitle}
        </h2>
        <p>{copy.cancelText}</p>
        <div className={dialogStyles.buttons}>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {copy.keep}
          </Button>
          <Button onClick={() => void cancel()}>{copy.cancelButton}</Button>
        </div>
      </dialog>
    </>
  )
}

function Times({ interview: { state, start, times } }: { interview: Interview }) {
  const shown = state !== 'proposed' && start ? [start] : times
  return (
    <ul className={styles.times}>
      {shown.map((time) => (
        <li key={time}>
          <FormattedTime time={time} hasZone />
        </li>
      ))}
    </ul>
  )
}

function Facts({ interview: { place, link, people, zone } }: { interview: Interview }) {
  return (
    <>
      {place && <p>{place}</p>}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        </p>
      )}
      {people.length > 0 && <p>{people.map(({ name }) => name).join(', ')}</p>}
      {zone && (
        <p className={styles.note}>
          {copy.zone} {zone}
        </p>
      )}
    </>
  )
}

type LineProps = { reference: string; interview: Interview; now: number; onChanged: () => void }

function InterviewLine({ reference, interview, now, onChanged }: LineProps) {
  const { id, minutes, askedAt, request, state } = interview
  const [isOpen, setIsOpen] = useState(false)
  const status = toInterviewStatus(interview, now)
  const isPlanned = status !== 'past' && status !== 'cancelled'
  const path = `${toPath(reference)}/${encodeURIComponent(id)}`
  const done = () => {
    setIsOpen(false)
    onChanged()
  }
  return (
    <li>
      <p>
        <strong>{copy.statuses[status]}</strong> {copy.length(minutes)}
      </p>
      <Times interview={interview} />
      {isPlanned && <Facts interview={interview} />}
      {isPlanned && askedAt && (
        <div className={styles.asked}>
          <p>
            <strong>{copy.asked}</strong> {request && copy.askedWords}
          </p>
          {request && <blockquote>{request}</blockquote>}
        </div>
      )}
      {isPlanned && (
        <div className={styles.acts}>
          {status === 'picked' && (
            <a href={routes.studio.calendar(reference, id)} download>
              {copy.calendar}
            </a>
          )}
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {state === 'picked' ? copy.moveTime : copy.proposeOthers}
          </Button>
          <CancelInterview path={path} interview={interview} onChanged={onChanged} />
        </div>
      )}
      {isPlanned && isOpen && (
        <InterviewForm
          path={path}
          previewPath={toPreviewPath(reference)}
          interview={interview}
          onDone={done}
          onOutdated={onChanged}
        />
      )}
    </li>
  )
}

export type InterviewsProps = { application: ApplicationDetail; onChanged: () => void }

/** The interviews of an application, and the form that proposes times. */
export function Interviews({ application, onChanged }: InterviewsProps) {
  const { reference, interviews, state } = application
  const [isOpen, setIsOpen] = useState(false)
  const moveFrom = state === 'new' || state === 'in review' ? state : undefined
  const done = () => {
    setIsOpen(false)
    onChanged()
  }
  return (
    <section aria-labelledby="interviews" className={styles.interviews}>
      <h2 id="interviews">{copy.title}</h2>
      {interviews.length === 0 && <p>{copy.none}</p>}
      <ol className={styles.list}>
        {interviews.map((interview) => (
          <InterviewLine
            key={interview.id}
            reference={reference}
            interview={interview}
            now={Date.now()}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {!['declined', 'withdrawn'].includes(state) && (
        <Button look="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {copy.open}
        </Button>
      )}
      {isOpen && (
        <InterviewForm
          path={toPath(reference)}
          previewPath={toPreviewPath(reference)}
          moveFrom={moveFrom}
          onDone={done}
          onOutdated={onChanged}
        />
      )}
    </section>
  )
}
