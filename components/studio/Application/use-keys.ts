import { useEffect, useEffectEvent } from 'react'
import { isOfInputMethod } from '@/components/form/input-method'

const STORE = 'studio.keys'

/** Elements that use key presses themselves. */
const CONTROLS = 'input, textarea, select, dialog, [contenteditable], [role="toolbar"]'

/**
 * Returns whether single-key shortcuts are on. People who use speech input must be able to turn them off (WCAG 2.1.4).
 */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off'
  } catch {
    return true
  }
}

/** Turns the shortcuts on or off in this browser. Without storage, they stay on. */
export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(STORE, isOn ? 'on' : 'off')
  } catch {}
}

/** Calls a function for each key, except in fields or together with Ctrl, Alt or Cmd. */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || event.defaultPrevented || isOfInputMethod(event)) return
    if (target instanceof Element && target.closest(CONTROLS)) return
    const act = keys[key]
    if (!act || !areKeysOn()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
