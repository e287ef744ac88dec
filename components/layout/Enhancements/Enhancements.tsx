'use client'

import { useEffect } from 'react'
import { enhanceIntegrity, enhanceSource } from '@/lib/enhance/source.generated'

/** Loads lib/enhance after hydration: it changes elements that React must find as the server sent them. */
export function Enhancements() {
  useEffect(() => {
    if (document.querySelector(`script[src="${enhanceSource}"]`)) return
    const script = document.createElement('script')
    script.src = enhanceSource
    script.integrity = enhanceIntegrity
    document.head.append(script)
  }, [])
  return null
}
