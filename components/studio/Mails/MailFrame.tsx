import type { ShownMail } from '@/lib/mail/message'
import { mailsCopy as copy } from '@/lib/studio/copy/studio-mails'
import styles from './MailFrame.module.scss'

/** An email as its reader will see it: in a frame without scripts, and as text. */
export function MailFrame({ mail: { subject, html, text } }: { mail: ShownMail }) {
  return (
    <div className={styles.mail}>
      <p>
        {copy.subject}: <strong>{subject}</strong>
      </p>
      <iframe className={styles.frame} title={copy.frame} sandbox="" srcDoc={html} />
      <details>
        <summary>{copy.asText}</summary>
        <pre className={styles.text}>{text}</pre>
      </details>
    </div>
  )
}
