import { useRef, useState } from 'react'
import type { KeptFile } from '@/lib/applications/draft'
import type { ResumeReading } from '@/lib/applications/resume/read-resume'
import { getNamedKind } from '@/lib/uploads/kinds'
import { type UploadControl, useUpload } from './use-upload'

const NONE = {}

/** Holds the résumé, and what a machine reads in it until it is replaced or removed. */
export function useResume(keep: (file: KeptFile | undefined) => void) {
  const upload = useUpload('resume', keep)
  const [reading, setReading] = useState<ResumeReading | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  const running = useRef<AbortController>(undefined)

  function forget() {
    running.current?.abort()
    setReading(null)
    setDismissed(false)
  }

  async function read(file: File) {
    const kind = getNamedKind(file.name)
    if (kind !== 'pdf' && kind !== 'docx') return
    const abort = new AbortController()
    running.current = abort
    // Loaded with the first file. If that fails, for example offline, nothing is filled in.
    const loaded = await import('@/lib/applications/resume/ask.client').catch(() => null)
    if (!loaded || abort.signal.aborted) return
    const found = await loaded.readInBrowser(file, abort.signal)
    if (!abort.signal.aborted) setReading(found)
  }

  const resume: UploadControl = {
    ...upload,
    choose(file) {
      upload.choose(file)
      forget()
      void read(file)
    },
    remove() {
      upload.remove()
      forget()
    },
  }
  const details = (!isDismissed && reading?.details) || NONE
  return { resume, reading, details, forgetDetails: () => setDismissed(true) }
}
