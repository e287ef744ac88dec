import { useRef, useState } from 'react'
import { askForDetails } from '@/lib/resume/ask.client'
import type { Details } from '@/lib/resume/details/fields'
import { getNamedKind } from '@/lib/uploads/kinds'

/** What the chosen résumé says about the person, until it is replaced or removed. */
export function useDetails() {
  const [details, setDetails] = useState<Details>({})
  const reading = useRef<AbortController>(undefined)

  function forget() {
    reading.current?.abort()
    setDetails({})
  }

  async function read(file: File) {
    forget()
    const kind = getNamedKind(file.name)
    if (kind !== 'pdf' && kind !== 'docx') return
    const abort = new AbortController()
    reading.current = abort
    const found = await askForDetails(file, abort.signal)
    if (!abort.signal.aborted) setDetails(found)
  }

  return { details, read, forget }
}
