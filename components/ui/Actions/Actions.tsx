import { Fragment } from 'react'
import type { Link } from '@/content/copy-types'
import { ButtonLink } from '../Button/Button'
import styles from './Actions.module.scss'

export type ActionsProps = { links: readonly Link[] }

/** Where to go from here; the first link is the main one. A PDF is downloaded, not opened. */
export function Actions({ links }: ActionsProps) {
  return (
    <p className={styles.actions}>
      {links.map(({ href, label }, i) => (
        <Fragment key={href}>
          <ButtonLink href={href} look={i === 0 ? 'solid' : 'outline'} download={href.endsWith('.pdf')}>
            {label}
          </ButtonLink>{' '}
        </Fragment>
      ))}
    </p>
  )
}
