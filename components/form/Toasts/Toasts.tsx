'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

// The library's own colours fall short of 4.5:1.
const style = {
  fontFamily: 'var(--font-display)',
  fontSize: '1rem',
  color: 'var(--ink)',
  background: 'var(--ground)',
  border: '2px dashed var(--accent)',
}

let open = () => {}
let tellShown = () => {}
const shown = new Promise<void>((resolve) => {
  tellShown = resolve
})

const Toaster = lazy(() => import('sonner').then((sonner) => ({ default: sonner.Toaster })))

/** Stands behind the toaster: once this is there, so is that, and what is said is seen. */
function Told() {
  useEffect(() => tellShown(), [])
  return null
}

/** Says something at the top right for 5 seconds. Errors also stand, lasting, beside what they concern. */
export async function notify(tone: 'success' | 'warning' | 'error', text: string): Promise<void> {
  open()
  // Offline the code may not arrive; the lasting message is there all the same.
  const sonner = await import('sonner').catch(() => null)
  if (!sonner) return
  await shown
  sonner.toast[tone](text, { duration: 5000 })
}

/** Where toasts of the contact and careers areas appear. Its code comes with the first of them. */
export function Toasts() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    open = () => setOpen(true)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <Toaster position="top-right" closeButton offset={{ top: '7.5rem' }} toastOptions={{ style }} />
      <Told />
    </Suspense>
  )
}
