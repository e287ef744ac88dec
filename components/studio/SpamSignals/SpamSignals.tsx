import { APPLIED_BEFORE, ASSISTED } from '@/lib/security/spam-signals'
import { inbox, signalNames } from '@/lib/studio/copy/studio-hiring'
import styles from './SpamSignals.module.scss'

export type SpamSignalsProps = { signals: string }

/**
 * Shows signs that a bot sent this, or that its sender has applied before. They prove nothing. Assistants are left out.
 */
export function SpamSignals({ signals }: SpamSignalsProps) {
  if (!signals) return null
  const all = signals.split(' ')
  const words = all
    .filter((signal) => ![APPLIED_BEFORE, ASSISTED].includes(signal))
    .map((signal) => signalNames[signal] ?? signal)
  return (
    <>
      {words.length > 0 && (
        <p className={styles.signals}>
          <strong>{inbox.flagged}</strong> {words.join(', ')}
        </p>
      )}
      {all.includes(APPLIED_BEFORE) && <p className={styles.signals}>{inbox.appliedBefore}</p>}
    </>
  )
}
