import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listenTo } from '@/components/ui/listen-to'

const STORE = 'studio.keys'
const CHANGED = 'studio:keys'

/** Where keys write or choose something, they belong to the control. */
const CONTROLS = 'input, textarea, select, dialog, [contenteditable], [role="toolbar"]'

const subscribe = listenTo(CHANGED)

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off'
  } catch {
    return true
  }
}

/** Whether single keys act, and the switch: who speaks to the computer must be able to turn them off (WCAG 2.1.4). */
export function useKeySwitch(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, isSwitchedOn, () => true)
  return [
    isOn,
    (next) => {
      try {
        localStorage.setItem(STORE, next ? 'on' : 'off')
      } catch {
        // Storage is switched off: the keys stay on.
      }
      dispatchEvent(new Event(CHANGED))
    },
  ]
}

/** Calls a function for each key, except in fields and together with Ctrl, Alt or Cmd. */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const [isOn] = useKeySwitch()
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event
      if (ctrlKey || altKey || metaKey || event.defaultPrevented || event.isComposing) return
      if (target instanceof Element && target.closest(CONTROLS)) return
      const act = current.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
