'use client'

import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.scss'

/** An error of the field `name`. `group` is the part of a long form that contains it. */
export type SummaryError = { href: string; message: string; name?: string; group?: string }
export type ErrorSummaryProps = {
  errors: SummaryError[]
  /** Called before focus moves, so that a hidden step can be opened first. */
  onFollow?: (error: SummaryError) => void
  /** A new value moves focus to the summary again. */
  attempt?: number
}

/** Lists the errors of a form above it, each with a link to its field. Takes focus when it appears. */
export function ErrorSummary({ errors, onFollow, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const groups = [...new Set(errors.map(({ group }) => group))]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated submit must announce the same errors again.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt])

  function follow(event: MouseEvent, error: SummaryError) {
    onFollow?.(error)
    const control = document.getElementById(error.href.slice(1))
    if (!control) return
    event.preventDefault()
    // The label says what to enter, so it has to be in view, too.
    control.closest('[data-field]')?.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} data-error-summary>
      <h2 className={styles.title}>There is a problem</h2>
      {groups.map((group) => (
        <Fragment key={group ?? ''}>
          {group && <h3 className={styles.group}>{group}</h3>}
          <ul className={styles.list}>
            {errors
              .filter((error) => error.group === group)
              .map((error) => (
                <li key={error.href}>
                  <a href={error.href} onClick={(event) => follow(event, error)}>
                    {error.message}
                  </a>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
