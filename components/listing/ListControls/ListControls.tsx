'use client'

import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { ChoiceLink } from '../ChoiceLink/ChoiceLink'
import { SearchBox } from '../SearchBox/SearchBox'
import styles from './ListControls.module.scss'

export type Pill = { value: string; label: string; count?: number | undefined }

export type ListControlsProps = {
  pills: readonly Pill[]
  pillsLabel: string
  pill: string
  /** Where a pill leads without scripts, or in a new tab. */
  toHref: (value: string) => string
  /** Undefined where a pill leads to a page of its own. */
  onPill: ((value: string) => void) | undefined
  /** A pill was touched, and may be pressed. */
  onPillTouch?: ((value: string) => void) | undefined
  search: { label: string; placeholder: string; button?: string }
  /** Who answers without scripts, and what else is asked by now; without it search and order need scripts. */
  form?: { action: string; also: Record<string, string> }
  text: string
  onText: (text: string) => void
  sorts: readonly { value: string; label: string }[]
  sortLabel: string
  sort: string
  onSort: (value: string) => void
  /** How many are shown, or that nothing matches; said aloud when it changes. */
  said: string
  showAll: string
  /** Whether nothing matches: then what is said stands in the list's place. */
  isNone: boolean
  /** Undefined while everything is shown. */
  onShowAll?: (() => void) | undefined
  /** More of the same kind, above the result. */
  children?: ReactNode
}

/** Search, order and pills above a list. What they do is the list's business. */
export function ListControls(props: ListControlsProps) {
  const { pills, pillsLabel, pill, toHref, onPill, onPillTouch, search, text, onText, sorts, sortLabel, sort, onSort } =
    props
  const { form, said, isNone, showAll, onShowAll, children } = props
  const Row = form ? 'form' : 'div'
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many screen readers still.
    <div className={styles.filter} role="search">
      <Row
        className={styles.row}
        {...(form && { action: form.action, onSubmit: (event: FormEvent) => event.preventDefault() })}
      >
        <SearchBox
          label={search.label}
          placeholder={search.placeholder}
          text={text}
          onText={onText}
          className={styles.search}
        />
        {sorts.length > 1 && (
          <label className={styles.sort}>
            <span>{sortLabel}</span>
            <select name="sort" value={sort} onChange={(event) => onSort(event.target.value)}>
              {/* The first order is the one without a choice. */}
              {sorts.map((option, index) => (
                <option key={option.value} value={index === 0 ? '' : option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        )}
        {form &&
          Object.entries(form.also).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
        {form && <button type="submit">{search.button}</button>}
      </Row>
      <nav aria-label={pillsLabel}>
        <ul className={styles.pills}>
          {pills.map(({ value, label, count }) => (
            <li key={value}>
              <ChoiceLink
                href={toHref(value)}
                isChosen={pill === value}
                onChoose={onPill && (() => onPill(value))}
                onTouch={onPillTouch && (() => onPillTouch(value))}
              >
                {label}
                {count !== undefined && <span className={styles.count}> {count}</span>}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <div className={isNone ? styles.none : styles.said} role="status">
        <p>
          {said}{' '}
          {onShowAll &&
            (isNone ? (
              <Button look="outline" onClick={onShowAll}>
                {showAll}
              </Button>
            ) : (
              <button type="button" onClick={onShowAll}>
                {showAll}
              </button>
            ))}
        </p>
      </div>
    </div>
  )
}
