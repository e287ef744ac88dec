import { inbox, signalNames } from '@/lib/content/studio-hiring'
import styles from './Signals.module.scss'

export type SignalsProps = { signals: string }

/** Signs that a program sent this, in words; they are never a proof. */
export function Signals({ signals }: SignalsProps) {
  if (!signals) return null
  const words = signals.split(' ').map((signal) => signalNames[signal] ?? signal)
  return (
    <p className={styles.signals}>
      <strong>{inbox.flagged}</strong> {words.join(', ')}
    </p>
  )
}
