'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import styles from './Toasts.module.scss'

let open = (_: ComponentType<ToasterProps>) => {}
let markShown = () => {}
const shown = new Promise<void>((resolve) => {
  markShown = resolve
})

let dismissAll = () => {}

/**
 * Shows a short message at the top right for 5 seconds; it replaces the previous one. Errors also stay visible beside
 * what they concern.
 */
export async function notify(tone: 'success' | 'warning' | 'error', text: string): Promise<void> {
  // Offline, the code may not arrive.
  const sonner = await import('sonner').catch(() => null)
  if (!sonner) return
  open(sonner.Toaster)
  await shown
  dismissAll = () => void sonner.toast.dismiss()
  dismissAll()
  sonner.toast[tone](text, { duration: 5000 })
}

export const dismissToasts = () => dismissAll()

/** The place for toasts in the contact and careers areas. Its code is loaded with the first toast. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    open = (toaster) => setToaster(() => toaster)
  }, [])
  // Once the toaster is mounted, messages are visible.
  useEffect(() => {
    if (Toaster) markShown()
  }, [Toaster])
  return (
    Toaster && (
      <Toaster
        className={styles.toaster}
        position="top-right"
        closeButton
        toastOptions={{ unstyled: true, classNames: { toast: styles.toast, closeButton: styles.close } }}
      />
    )
  )
}
