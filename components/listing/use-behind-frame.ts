import { startTransition, useCallback, useEffect, useState } from 'react'
import { behindFrame } from '@/components/ui/behind-frame'

/**
 * The value as it was when the page was last painted with it. What is costly follows a press or a key by it: a deferred value may
 * still come into the frame that shows them. `catchUp` has it follow at once, for who knows that the frame was painted.
 */
export function useBehindFrame<Value>(value: Value): { late: Value; catchUp: (value: Value) => void } {
  const [late, setLate] = useState(value)
  const catchUp = useCallback((next: Value) => startTransition(() => setLate(next)), [])
  useEffect(() => {
    if (late !== value) return behindFrame(() => catchUp(value))
  }, [late, value, catchUp])
  return { late, catchUp }
}
