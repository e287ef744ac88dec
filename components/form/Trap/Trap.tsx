import { TRAP_FIELD } from '@/lib/security/suspicion'
import styles from './Trap.module.scss'

/** A question that no person sees or hears. What fills it in is noted, and still taken. */
export function Trap() {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
