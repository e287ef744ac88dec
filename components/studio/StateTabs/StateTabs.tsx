import { inbox } from '@/lib/studio/copy/studio-hiring'
import styles from './StateTabs.module.scss'

export type StateTabsProps<State extends string> = {
  /** The states in their order. `undefined` means all. */
  states: readonly (State | undefined)[]
  names: Record<State, string>
  /** The number of items in each state, once known. */
  counts: Partial<Record<State, number>> | undefined
  value: State | undefined
  onChange: (value: State | undefined) => void
}

/** Tabs that filter a list by state, with the number of items in each. */
export function StateTabs<State extends string>({ states, names, counts, value, onChange }: StateTabsProps<State>) {
  const all = Object.values<number | undefined>(counts ?? {}).reduce<number>((sum, count = 0) => sum + count, 0)
  return (
    <fieldset className={styles.tabs}>
      <legend className="visuallyHidden">{inbox.state}</legend>
      {states.map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={styles.tab}
          aria-pressed={state === value}
          onClick={() => onChange(state)}
        >
          {state ? names[state] : inbox.all}{' '}
          {counts && <span className={styles.count}>{state ? (counts[state] ?? 0) : all}</span>}
        </button>
      ))}
    </fieldset>
  )
}
