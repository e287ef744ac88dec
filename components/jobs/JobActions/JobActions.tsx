import { ButtonLink } from '@/components/ui/Button/Button'
import { application } from '@/lib/content/careers'
import styles from './JobActions.module.scss'

/** To the form, past the advertisement; to a friend; onto paper. The last two need a script and are hidden until it is there. */
export function JobActions() {
  const { label, apply, share, print } = application.actions
  return (
    <ul className={styles.actions} aria-label={label}>
      <li>
        <ButtonLink href="#apply">{apply}</ButtonLink>
      </li>
      <li>
        <share-button>
          <button type="button">{share}</button>
        </share-button>
      </li>
      <li>
        <print-button>
          <button type="button">{print}</button>
        </print-button>
      </li>
    </ul>
  )
}
