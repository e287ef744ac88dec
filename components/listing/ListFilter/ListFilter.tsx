'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import { useQuery } from '../use-query'
import { arrange } from './arrange'
import styles from './ListFilter.module.scss'

type Pill = { value: string; label: string; count?: number | undefined }

export type ListFilterProps = {
  /** Id of the list whose items are shown and hidden; see `arrange` for what its items say. */
  list: string
  /** Name of the pill group: in the address, and as the items' `data-NAME`. */
  group: string
  pills: readonly Pill[]
  pillsLabel: string
  search: { label: string; placeholder: string }
  sorts: readonly { value: string; label: string }[]
  sortLabel: string
  words: { one: string; many: string; none: string; showAll: string }
}

/** Search, pills and order above a list. Acts at once, keeps its state in the address, says how many are shown. */
export function ListFilter({ list, group, pills, pillsLabel, search, sorts, sortLabel, words }: ListFilterProps) {
  const { query, setQuery } = useQuery()
  const [shown, setShown] = useState<number | null>(null)
  const [text, pill, sort] = [query.get('q') ?? '', query.get(group) ?? '', query.get('sort') ?? '']
  const isChosen = Boolean(text || pill || sort)

  useEffect(() => {
    const element = document.getElementById(list)
    if (!element) return
    const count = arrange(element, { words: text, pills: { [group]: pill }, sort })
    setShown(isChosen ? count : null)
  }, [list, group, text, pill, sort, isChosen])

  function choose(event: MouseEvent, value: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setQuery({ [group]: value })
  }

  const said = shown === 1 ? words.one : words.many.replace('{count}', String(shown))
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many screen readers still.
    <div className={styles.filter} role="search">
      <div className={styles.row}>
        <label className={styles.search}>
          <span>{search.label}</span>
          <input
            type="search"
            placeholder={search.placeholder}
            value={text}
            onChange={(event) => setQuery({ q: event.target.value }, 'replace')}
          />
        </label>
        {sorts.length > 1 && (
          <label className={styles.sort}>
            <span>{sortLabel}</span>
            <select value={sort || sorts[0]?.value} onChange={(event) => setQuery({ sort: event.target.value })}>
              {sorts.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <nav aria-label={pillsLabel}>
        <ul className={styles.pills}>
          {pills.map(({ value, label, count }) => (
            <li key={value}>
              <a
                href={value ? `?${group}=${value}` : '?'}
                aria-current={pill === value ? 'true' : undefined}
                onClick={(event) => choose(event, value)}
              >
                {label}
                {count !== undefined && <span className={styles.count}> {count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.said} role="status">
        {shown === 0 ? words.none : shown !== null && said}{' '}
        {isChosen && (
          <button type="button" onClick={() => setQuery({ q: '', [group]: '', sort: '' })}>
            {words.showAll}
          </button>
        )}
      </p>
    </div>
  )
}
