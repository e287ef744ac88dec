import { useId, useRef, useState } from 'react'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { candidateStates } from '@/content/candidate-page'
import { APPLICATION_STATES, type ApplicationState as State } from '@/lib/limits'
import type { ApplicationDetail, MovedApplication } from '@/lib/studio/applications'
import { applications as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import { mailsCopy } from '@/lib/studio/copy/studio-mails'
import dialogStyles from '../EraseDialog/EraseDialog.module.scss'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useMails } from '../Mails/CandidateMails'
import { useCall } from '../use-studio'
import styles from './ApplicationState.module.scss'
import { useKeys } from './use-keys'

/** These states are decisions, so the Studio asks for confirmation. */
const ASKED_ABOUT: readonly State[] = ['offer', 'hired', 'declined', 'withdrawn']

export type ApplicationStateProps = {
  application: ApplicationDetail
  onMoved: (moved: MovedApplication) => void
  /** Called if someone else has changed the state in the meantime. */
  onOutdated: () => void
  /** Begins an email that moves the application to a state. */
  onWrite: (state: State) => void
}

/** The application's state, and buttons and number keys that change it. */
export function ApplicationState({ application, onMoved, onOutdated, onWrite }: ApplicationStateProps) {
  const { reference, name, lastName, state: present, stateAt, undoable } = application
  const { call, problem } = useCall()
  const dialog = useRef<HTMLDialogElement>(null)
  const undoDialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const undoHeading = useId()
  const [wanted, setWanted] = useState<State>(present)
  const { data, mutate } = useMails(reference)
  /** Returns the email that was written with the state that can be undone. */
  const findWaiting = (read = data) =>
    undoable ? read?.mails.find(({ at, state }) => state === 'waiting' && at >= stateAt) : undefined
  const waiting = findWaiting()
  const move = async (state: State, mail?: string) => {
    dialog.current?.close()
    undoDialog.current?.close()
    const path = `applications/${encodeURIComponent(reference)}`
    const called = await call<MovedApplication>(path, { method: 'PUT', body: { state, from: present, mail } })
    if (mail) void mutate()
    if (!called.ok) return onOutdated()
    onMoved(called.value)
    await notify('success', copy.moved(state))
  }
  const undo = async (state: State) => {
    // A mail that was written a moment ago, or by somebody else, may not be in the list that is shown.
    if (findWaiting(await mutate())) undoDialog.current?.showModal()
    else await move(state)
  }
  const choose = (state: State) => {
    if (state === present) return
    // The candidate still sees this state, so going back to it tells them nothing new.
    if (state === undoable?.state) return void undo(state)
    if (!ASKED_ABOUT.includes(state)) return void move(state)
    setWanted(state)
    dialog.current?.showModal()
  }
  useKeys(Object.fromEntries(APPLICATION_STATES.map((state, at) => [String(at + 1), () => choose(state)])))
  return (
    <div className={styles.state}>
      <fieldset className={styles.choices}>
        <legend>{copy.state}</legend>
        {APPLICATION_STATES.map((state, at) => (
          <button
            key={state}
            type="button"
            className={styles.choice}
            data-state={state}
            aria-pressed={state === present}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => choose(state)}
          >
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>{' '}
            {stateNames[state]}
          </button>
        ))}
      </fieldset>
      {undoable ? (
        <div className={styles.undo}>
          <p>
            {copy.unseen(undoable.state)} <FormattedTime time={undoable.until} hasZone />.
          </p>
          <Button look="outline" onClick={() => void undo(undoable.state)}>
            {copy.undo(undoable.state)}
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>{copy.stateHint}</p>
      )}
      <LoadProblem problem={problem} />
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={heading}>
        <h2 id={heading} className={dialogStyles.title}>
          {copy.sure.title(wanted, `${name} ${lastName}`)}
        </h2>
        <p>{copy.sure.says}</p>
        <blockquote className={styles.says}>
          {candidateStates[wanted].text} {candidateStates[wanted].next}
        </blockquote>
        <p>{copy.sure.until}</p>
        <div className={dialogStyles.buttons}>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {copy.sure.keep}
          </Button>
          <Button
            look="outline"
            onClick={() => {
              dialog.current?.close()
              onWrite(wanted)
            }}
          >
            {mailsCopy.writeWith}
          </Button>
          <Button onClick={() => void move(wanted)}>{copy.sure.confirm(wanted)}</Button>
        </div>
      </dialog>
      <dialog ref={undoDialog} className={dialogStyles.dialog} aria-labelledby={undoHeading}>
        {undoable && waiting && (
          <>
            <h2 id={undoHeading} className={dialogStyles.title}>
              {mailsCopy.undo.title}
            </h2>
            <p>{mailsCopy.undo.text(waiting.subject)}</p>
            <div className={dialogStyles.buttons}>
              <Button look="outline" onClick={() => undoDialog.current?.close()}>
                {mailsCopy.undo.keep}
              </Button>
              <Button look="outline" onClick={() => void move(undoable.state)}>
                {mailsCopy.undo.stateOnly}
              </Button>
              <Button onClick={() => void move(undoable.state, waiting.id)}>{mailsCopy.undo.both}</Button>
            </div>
          </>
        )}
      </dialog>
    </div>
  )
}
