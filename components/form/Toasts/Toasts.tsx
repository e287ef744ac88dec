'use client'

import { lazy, Suspense } from 'react'
import { useHydrated } from '../use-hydrated'

const Toaster = lazy(() => import('sonner').then((sonner) => ({ default: sonner.Toaster })))

// The library's own colours fall short of 4.5:1.
const style = {
  fontFamily: 'var(--font-display)',
  fontSize: '1rem',
  color: 'var(--ink)',
  background: 'var(--ground)',
  border: '2px dashed var(--accent)',
}

/** Says something at the top right for 5 seconds. Errors also stand, lasting, beside what they concern. */
export async function notify(tone: 'success' | 'warning' | 'error', text: string): Promise<void> {
  // Offline the code may not arrive; the lasting message is there all the same.
  const sonner = await import('sonner').catch(() => null)
  sonner?.toast[tone](text, { duration: 5000 })
}

/** Where toasts of the contact and careers areas appear. Its code comes after the page has become usable. */
export function Toasts() {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <Toaster position="top-right" closeButton offset={{ top: '7.5rem' }} toastOptions={{ style }} />
    </Suspense>
  )
}
