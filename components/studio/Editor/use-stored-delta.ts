import { useState } from 'react'
import type { Delta } from '@/lib/rich-text/delta-ops'

type Converters = { toDelta(stored: string): Delta; toStored(delta: Delta): string; onChange(stored: string): void }

/** Converts a stored text for the editor. The editor gets back the very Delta that it emitted, and so knows its own text. */
export function useStoredDelta(stored: string, { toDelta, toStored, onChange }: Converters) {
  const [known, setKnown] = useState(() => ({ stored, delta: toDelta(stored) }))
  const present = known.stored === stored ? known : { stored, delta: toDelta(stored) }
  if (present !== known) setKnown(present)
  const change = (delta: Delta) => {
    const made = toStored(delta)
    setKnown({ stored: made, delta })
    onChange(made)
  }
  return { value: present.delta, change }
}
