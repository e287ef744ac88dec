import { useRef, useState } from 'react'
import { askForDetails } from '@/lib/resume/ask.client'
import type { Details } from '@/lib/resume/details/fields'
import { getNamedKind } from '@/lib/uploads/kinds'

/** What the chosen résumé says about the person, until it is replaced or removed. */
export function useDetails() {
  const [details, setDetails] = useState<Details>({})
  const current = useRef<AbortController>(undefined)

  function forget() {
    current.current?.abort()
    current.current = undefined
    setDetails({})
  }

  return {
    details,
    forget,
    async read(file: File) {
      forget()
      const kind = getNamedKind(file.name)
      if (kind !== 'pdf' && kind !== 'docx') return
      const abort = new AbortController()
      current.current = abort
      const found = await askForDetails(file, abort.signal)
      if (!abort.signal.aborted) setDetails(found)
    },
  }
}
