import { startTransition, useEffect, useState } from 'react'
import { behindFrame } from '@/components/ui/behind-frame'

/**
 * The value as it was when the page was last painted with it. What is costly follows a press or a key by it: a deferred value may
 * still come into the frame that shows them.
 */
export function useBehindFrame<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (late !== value) return behindFrame(() => startTransition(() => setLate(value)))
  }, [late, value])
  return late
}
