import { notify } from '@/components/form/Toasts/Toasts'
import { applications as copy, stateNames } from '@/lib/content/studio-hiring'
import { APPLICATION_STATES, type ApplicationState as State } from '@/lib/limits'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './ApplicationState.module.scss'
import { useKeys } from './use-keys'

export type ApplicationStateProps = { application: ApplicationDetail; onMoved: (state: State) => void }

/** The state of the application, and the states to move it to: by press or by number. */
export function ApplicationState({ application, onMoved }: ApplicationStateProps) {
  const { call, problem } = useCall()
  const move = async (state: State) => {
    if (state === application.state) return
    const path = `applications/${encodeURIComponent(application.reference)}`
    const { ok } = await call(path, { method: 'PUT', body: { state } })
    if (!ok) return
    onMoved(state)
    await notify('success', copy.moved(state))
  }
  useKeys(Object.fromEntries(APPLICATION_STATES.map((state, at) => [String(at + 1), () => void move(state)])))
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
            aria-pressed={state === application.state}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => void move(state)}
          >
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>{' '}
            {stateNames[state]}
          </button>
        ))}
      </fieldset>
      <LoadProblem problem={problem} />
    </div>
  )
}
