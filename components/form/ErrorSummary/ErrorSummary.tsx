'use client'

import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.scss'

/** What is wrong with the field `name`; `group` is the part of a long form that it is in. */
export type Fault = { href: string; message: string; name?: string; group?: string }
export type ErrorSummaryProps = {
  faults: Fault[]
  /** Called before focus moves, so that a hidden step can be opened first. */
  onFollow?: (fault: Fault) => void
  /** A new value moves focus to the summary again. */
  attempt?: number
}

/** Everything that keeps a form from being sent, at its top, each fault a link to its field. Takes focus when it appears. */
export function ErrorSummary({ faults, onFollow, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const groups = [...new Set(faults.map(({ group }) => group))]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated submit must announce the same faults again.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt])

  function follow(event: MouseEvent, fault: Fault) {
    onFollow?.(fault)
    const control = document.getElementById(fault.href.slice(1))
    if (!control) return
    event.preventDefault()
    // The label says what the field wants, so it has to be in view with it.
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
            {faults
              .filter((fault) => fault.group === group)
              .map((fault) => (
                <li key={fault.href}>
                  <a href={fault.href} onClick={(event) => follow(event, fault)}>
                    {fault.message}
                  </a>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
