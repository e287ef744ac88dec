import { useEffect, useState } from 'react'
import type { ShownMail } from '@/lib/mail/message'
import { callStudio } from '@/lib/studio/call.client'
import { mailsCopy as copy } from '@/lib/studio/copy/studio-mails'
import { MailFrame } from './MailFrame'
import styles from './Mails.module.scss'

/** The preview follows the typing after this pause. */
const PAUSE_MS = 400

export type MailPreviewProps = {
  /** The handler that renders the email, and its input. */
  path: string
  draft: object
}

/** The email that a draft becomes. It follows the typing, and says so if the draft is not complete. */
export function MailPreview({ path, draft }: MailPreviewProps) {
  const [shown, setShown] = useState<ShownMail | 'incomplete' | null>(null)
  const body = JSON.stringify(draft)
  useEffect(() => {
    const ended = new AbortController()
    const read = async () => {
      const called = await callStudio<ShownMail>(path, {
        method: 'POST',
        body: JSON.parse(body) as object,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return
      if (called.ok) setShown(called.value)
      else if (called.problem.code === 'invalid') setShown('incomplete')
    }
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [path, body])
  if (!shown) return null
  return (
    <div className={styles.preview}>
      <h3>{copy.preview}</h3>
      {shown === 'incomplete' ? <p className={styles.hint}>{copy.incomplete}</p> : <MailFrame mail={shown} />}
    </div>
  )
}
