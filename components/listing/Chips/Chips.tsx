'use client'

import type { Option } from '@/lib/content/types'
import { isPlainClick } from '../is-plain-click'
import { toRel } from '../to-rel'
import styles from './Chips.module.scss'

export type ChipsProps = {
  label: string
  options: readonly Option[]
  value: string
  toHref: (value: string) => string
  onChoose: (value: string) => void
}

/** Topics as words in a row; the chosen one is marked, and a second click lets it go. */
export function Chips({ label, options, value, toHref, onChoose }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {options.map((option) => {
        const href = toHref(option.value)
        return (
          <li key={option.value}>
            <a
              href={href}
              rel={toRel(href)}
              aria-current={option.value.toLowerCase() === value.toLowerCase() ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onChoose(option.value)
              }}
            >
              {option.label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
