'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './Toasts.module.scss'

let open = () => {}
let tellShown = () => {}
const shown = new Promise<void>((resolve) => {
  tellShown = resolve
})

const Toaster = lazy(() => import('sonner').then((sonner) => ({ default: sonner.Toaster })))

/** Rendered after the toaster: once this is mounted, messages are visible. */
function Told() {
  useEffect(() => tellShown(), [])
  return null
}

let dismissAll = () => {}

/** Shows a short message at the top right for 5 seconds; it replaces the one before. Errors also stay visible beside what they concern. */
export async function notify(tone: 'success' | 'warning' | 'error', text: string): Promise<void> {
  // Offline the code may not arrive, and a toaster opened without it would take the whole page with it.
  const sonner = await import('sonner').catch(() => null)
  if (!sonner) return
  open()
  await shown
  dismissAll = () => void sonner.toast.dismiss()
  dismissAll()
  sonner.toast[tone](text, { duration: 5000 })
}

export const dismissToasts = () => dismissAll()

/** Where toasts of the contact and careers areas appear. Its code comes with the first of them. */
export function Toasts() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    open = () => setOpen(true)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <Toaster
        className={styles.toaster}
        position="top-right"
        closeButton
        toastOptions={{ unstyled: true, classNames: { toast: styles.toast, closeButton: styles.close } }}
      />
      <Told />
    </Suspense>
  )
}
