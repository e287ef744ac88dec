import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.scss'

type Look = { look?: 'solid' | 'outline' | 'quiet' }

export type ButtonProps = ComponentPropsWithRef<'button'> & Look

/** A control that acts on the page. What leads elsewhere is a ButtonLink. */
export function Button({ look = 'solid', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={[styles.button, styles[look], className].filter(Boolean).join(' ')} {...rest} />
}

export type ButtonLinkProps = Look & {
  href: string
  children: ReactNode
  download?: boolean
  rel?: string
  'aria-current'?: 'page'
  /** A longer name for screen readers, where several links share their words. It starts with those words. */
  label?: string
}

/** A link that looks like a button: the main way on from a section. */
export function ButtonLink({ look = 'solid', href, label, children, ...rest }: ButtonLinkProps) {
  return (
    <a href={href} className={`${styles.button} ${styles[look]}`} aria-label={label} {...rest}>
      {children}
    </a>
  )
}
