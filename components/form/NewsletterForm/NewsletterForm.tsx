import { Button } from '@/components/ui/Button/Button'
import type { NewsletterCopy } from '@/content/copy-types'
import { TEXT_LIMITS } from '@/lib/limits'
import { routes } from '@/lib/routes'
import { Honeypot } from '../Honeypot/Honeypot'
import styles from './NewsletterForm.module.scss'

export type NewsletterFormProps = {
  /** Distinguishes several boxes on one page. */
  id: string
  copy: Pick<NewsletterCopy, 'fieldLabel' | 'button' | 'note'>
}

/**
 * The newsletter box, the same everywhere. It is a plain form; if scripts run, `lib/enhance` responds in place. It has
 * to be a server component, because it is used on pages without the framework.
 */
export function NewsletterForm({ id, copy }: NewsletterFormProps) {
  return (
    <newsletter-form class={styles.box}>
      <form className={styles.form} method="post" action={routes.api.newsletter} noValidate>
        <label className={styles.label} htmlFor={`newsletter-${id}`}>
          {copy.fieldLabel}
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
          <Button type="submit">{copy.button}</Button>
        </div>
        <Honeypot />
        {copy.note && <p className={styles.note}>{copy.note}</p>}
        <p
          className={styles.answer}
          id={`newsletter-${id}-answer`}
          role="status"
          data-answer
          // React keeps what the page's script wrote here before hydration.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      </form>
    </newsletter-form>
  )
}
