import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.scss'

type Look = { look?: 'solid' | 'outline' | 'quiet' }

export type ButtonProps = ComponentPropsWithRef<'button'> & Look

/** A control that acts on the page. Links to other pages use ButtonLink. */
export function Button({ look = 'solid', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={[styles.button, styles[look], className].filter(Boolean).join(' ')} {...rest} />
}

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & Look

/** A link that looks like a button: the main link of a section. */
export function ButtonLink({ look = 'solid', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[look]}`} {...rest}>
      {children}
    </a>
  )
}
