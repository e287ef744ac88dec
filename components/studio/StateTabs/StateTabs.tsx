import styles from './StateTabs.module.scss'

export type StateTabsProps<Value extends string> = {
  label: string
  /** `count` null is not known yet. */
  tabs: readonly { value: Value; label: string; count: number | null }[]
  value: Value
  onChange: (value: Value) => void
}

/** Chooses which part of a list is shown, with the number of items in each. */
export function StateTabs<Value extends string>({ label, tabs, value, onChange }: StateTabsProps<Value>) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visuallyHidden">{label}</legend>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className={styles.tab}
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label} {tab.count !== null && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
