'use client'

import type { Option } from '@/lib/content/types'
import { ChoiceLink } from '../ChoiceLink/ChoiceLink'
import styles from './Chips.module.scss'

export type ChipsProps = {
  label: string
  options: readonly Option[]
  value: string
  toHref: (value: string) => string
  onChoose: (value: string) => void
  /** A chip was touched, and may be pressed. */
  onTouch: (value: string) => void
}

/** Topics as words in a row; the chosen one is marked, and a second click lets it go. */
export function Chips({ label, options, value, toHref, onChoose, onTouch }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <ChoiceLink
            href={toHref(option.value)}
            isChosen={option.value.toLowerCase() === value.toLowerCase()}
            onChoose={() => onChoose(option.value)}
            onTouch={() => onTouch(option.value)}
          >
            {option.label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
