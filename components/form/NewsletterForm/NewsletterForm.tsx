import { Button } from '@/components/ui/Button/Button'
import { TEXT_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { Honeypot } from '../Honeypot/Honeypot'
import styles from './NewsletterForm.module.scss'

export type NewsletterFormProps = {
  /** Tells several boxes on one page apart. */
  id: string
  label: string
  button: string
  note?: string | undefined
  /** Where the box stands, so that the page it ends on can lead back. */
  from?: string
}

/**
 * The newsletter box, the same everywhere. A plain form; `lib/enhance` answers in place where scripts run. It is a server
 * component on purpose: it stands on pages that ship no framework.
 */
export function NewsletterForm({ id, label, button, note }: NewsletterFormProps) {
  return (
    <newsletter-form class={styles.box}>
      <form className={styles.form} method="post" action={routes.api.newsletter} noValidate>
        <label className={styles.label} htmlFor={`newsletter-${id}`}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            className={styles.input}
            id={`newsletter-${id}`}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@company.example"
            maxLength={TEXT_LIMITS.email}
            aria-describedby={`newsletter-${id}-answer`}
          />
          <Button type="submit">{button}</Button>
        </div>
        <Honeypot />
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.answer} id={`newsletter-${id}-answer`} role="status" data-answer />
      </form>
    </newsletter-form>
  )
}
