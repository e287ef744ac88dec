'use client'

import { useEffect } from 'react'
import { enhanceIntegrity, enhanceSource } from '@/lib/enhance/source.generated'

/**
 * Loads the script of documents (lib/enhance) into an application, after React has hydrated it: the script changes elements that
 * React has to find as the server wrote them.
 */
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
