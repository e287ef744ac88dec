import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './Toolbar.module.scss'
import { useRovingFocus } from './use-roving-focus'

export type SmallBarProps = {
  label: string
  barRef: RefObject<HTMLDivElement | null>
  /** Leads to the toolbar of the whole text. */
  onToolbar(): void
  onEscape(): void
  children: ReactNode
}

/** The tools of the table or the picture at the cursor, below the text. It has one tab stop. */
export function SmallBar({ label, barRef, onToolbar, onEscape, children }: SmallBarProps) {
  const { onFocus, onKeyDown } = useRovingFocus(barRef)
  return (
    <div
      ref={barRef}
      className={`${styles.toolbar} ${styles.small}`}
      role="toolbar"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape()
        else if (event.key === 'F10' && event.altKey) onToolbar()
        else onKeyDown(event)
      }}
    >
      {children}
    </div>
  )
}

export type BarButtonProps = { label: string; icon?: IconName; isPressed?: boolean; onUse(): void }

/** A button of a small bar, with an icon or with its label. */
export function BarButton({ label, icon, isPressed, onUse }: BarButtonProps) {
  return (
    <button
      type="button"
      className={icon ? styles.tool : styles.named}
      title={icon ? label : undefined}
      aria-label={icon ? label : undefined}
      aria-pressed={isPressed}
      data-on={isPressed || undefined}
      // Otherwise the text would lose its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  )
}
