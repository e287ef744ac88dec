import { useRef, useState } from 'react'
import type { KeptFile } from '@/lib/applications/draft'
import type { Details } from '@/lib/applications/resume/details/detail-fields'
import { getNamedKind } from '@/lib/uploads/kinds'
import { type UploadControl, useUpload } from './use-upload'

/** Holds the résumé, and what it says about the person until it is replaced or removed. */
export function useResume(keep: (file: KeptFile | undefined) => void) {
  const upload = useUpload('resume', keep)
  const [details, setDetails] = useState<Details>({})
  const reading = useRef<AbortController>(undefined)

  function forgetDetails() {
    reading.current?.abort()
    setDetails({})
  }

  async function readDetails(file: File) {
    const kind = getNamedKind(file.name)
    if (kind !== 'pdf' && kind !== 'docx') return
    const abort = new AbortController()
    reading.current = abort
    // Loaded with the first file. If that fails, for example offline, nothing is filled in.
    const loaded = await import('@/lib/applications/resume/ask.client').catch(() => null)
    if (!loaded || abort.signal.aborted) return
    const found = await loaded.askForDetails(file, abort.signal)
    if (!abort.signal.aborted) setDetails(found)
  }

  const resume: UploadControl = {
    ...upload,
    choose(file) {
      upload.choose(file)
      forgetDetails()
      void readDetails(file)
    },
    remove() {
      upload.remove()
      forgetDetails()
    },
  }
  return { resume, details, forgetDetails }
}
