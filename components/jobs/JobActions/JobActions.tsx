import { ButtonLink } from '@/components/ui/Button/Button'
import { application } from '@/content/careers'
import styles from './JobActions.module.scss'

export type JobActionsProps = { isShort?: boolean }

/** Apply, share and, unless `isShort`, print. The last two need a script and are hidden until it has loaded. */
export function JobActions({ isShort = false }: JobActionsProps) {
  const { label, shortLabel, apply, share, print } = application.actions
  return (
    <ul className={styles.actions} aria-label={isShort ? shortLabel : label}>
      <li>
        <ButtonLink href="#apply">{apply}</ButtonLink>
      </li>
      <li>
        <share-button>
          {/* The script writes its result into it. */}
          <button type="button" suppressHydrationWarning>
            {share}
          </button>
        </share-button>
      </li>
      {!isShort && (
        <li>
          <print-button>
            <button type="button">{print}</button>
          </print-button>
        </li>
      )}
    </ul>
  )
}
