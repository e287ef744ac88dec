import { Fragment } from 'react'
import type { Link } from '@/content/copy-types'
import { ButtonLink } from '../Button/Button'
import styles from './Actions.module.scss'

export type ActionsProps = { links: readonly Link[] }

/** The links at the end of a section; the first one is the main one. A PDF is downloaded rather than opened. */
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
