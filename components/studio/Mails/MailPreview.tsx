import { useEffect, useState } from 'react'
import { callStudio } from '@/lib/studio/call.client'
import { mailsCopy as copy } from '@/lib/studio/copy/studio-mails'
import styles from './Mails.module.scss'

/** The preview follows the typing after this pause. */
const PAUSE_MS = 400

type Preview = { subject: string; html: string; text: string }

export type MailPreviewProps = {
  /** The handler that renders the mail, and its input. */
  path: string
  draft: object
}

/** A mail as its reader will see it: in a frame without scripts, and as text. */
export function MailPreview({ path, draft }: MailPreviewProps) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const body = JSON.stringify(draft)
  useEffect(() => {
    const ended = new AbortController()
    const read = async () => {
      const called = await callStudio<Preview>(path, {
        method: 'POST',
        body: JSON.parse(body) as object,
        signal: ended.signal,
      })
      if (called.ok && !ended.signal.aborted) setPreview(called.value)
    }
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [path, body])
  if (!preview) return null
  return (
    <div className={styles.preview}>
      <h3>{copy.preview}</h3>
      <p>
        {copy.subject}: <strong>{preview.subject}</strong>
      </p>
      <iframe className={styles.frame} title={copy.frame} sandbox="" srcDoc={preview.html} />
      <details>
        <summary>{copy.asText}</summary>
        <pre className={styles.text}>{preview.text}</pre>
      </details>
    </div>
  )
}
