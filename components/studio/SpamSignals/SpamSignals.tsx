import { inbox, signalNames } from '@/lib/content/studio-hiring'
import styles from './SpamSignals.module.scss'

export type SpamSignalsProps = { signals: string }

/** Signs that a program sent this, in words; they are never a proof. */
export function SpamSignals({ signals }: SpamSignalsProps) {
  if (!signals) return null
  const words = signals.split(' ').map((signal) => signalNames[signal] ?? signal)
  return (
    <p className={styles.signals}>
      <strong>{inbox.flagged}</strong> {words.join(', ')}
    </p>
  )
}
