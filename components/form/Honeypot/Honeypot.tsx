import { HONEYPOT_FIELD } from '@/lib/security/spam-signals'

/** A question that nobody sees or hears. A form that answers it is marked as suspicious, but still accepted. */
export function Honeypot() {
  return (
    <p className="visuallyHidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
