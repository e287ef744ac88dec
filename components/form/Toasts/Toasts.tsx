'use client'

import { Toaster } from 'sonner'

/** Where toasts of the contact and careers areas appear: top right, 5 seconds. What they say stands on the page as well. */
export function Toasts() {
  return <Toaster position="top-right" duration={5000} richColors closeButton />
}
