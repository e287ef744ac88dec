import { stateNames } from '@/lib/content/studio-hiring'
import type { ApplicationState } from '@/lib/limits'
import styles from './StateTag.module.scss'

export type StateTagProps = { state: ApplicationState }

/** The state of an application, as a sewn label. */
export function StateTag({ state }: StateTagProps) {
  return (
    <span className={styles.tag} data-state={state}>
      {stateNames[state]}
    </span>
  )
}
