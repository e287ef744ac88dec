import type { ReactNode } from 'react'
import type { Option } from '@/lib/content/types'
import { ListLink } from '../ListLink/ListLink'
import { SearchBox } from '../SearchBox/SearchBox'
import type { ListingState } from '../use-listing'
import styles from './ListControls.module.scss'

/** A category; `count` is how many items it has. */
export type Category = Option & { count?: number | undefined }

/** What the controls say. */
export type ControlsCopy = {
  search: { label: string; placeholder: string; button: string }
  categories: string
  /** Undefined where there is one order only. */
  sort?: string
  showAll: string
}

export type ListControlsProps = {
  listing: ListingState
  /** The listing's own address, which answers the form without scripts. */
  address: string
  copy: ControlsCopy
  categories: readonly Category[]
  sorts: readonly Option[]
}

/** The id of the element that says how many items are shown. */
export const RESULTS = 'results'

/** A form that a script submits in place; without scripts the server answers it. */
function ControlsForm({ listing, address, copy, sorts }: ListControlsProps) {
  const { query, change } = listing
  const others = { category: query.category, topic: query.topic }
  return (
    <form className={styles.row} action={address} onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        {...copy.search}
        text={query.search}
        onText={(search) => change({ search }, { typed: true })}
        className={styles.search}
      />
      {copy.sort && (
        <label>
          <span>{copy.sort}</span>
          <select name="sort" value={query.sort} onChange={(event) => change({ sort: event.target.value })}>
            {/* The first order is the one without a choice. */}
            {sorts.map(({ value, label }, index) => (
              <option key={value} value={index === 0 ? '' : value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit">{copy.search.button}</button>
    </form>
  )
}

function Categories({ listing, copy, categories }: ListControlsProps): ReactNode {
  const { query, change, prefetch, toHref } = listing
  return (
    <nav aria-label={copy.categories}>
      <ul className={styles.categories}>
        {categories.map(({ value, label, count }) => (
          <li key={value}>
            <ListLink
              href={toHref({ category: value })}
              aria-current={query.category === value ? 'true' : undefined}
              onPress={() => change({ category: value })}
              onPointerDown={() => prefetch({ category: value })}
            >
              {label}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Search, order and categories above a list, and how many items they leave. */
export function ListControls(props: ListControlsProps) {
  const { listing, address, copy } = props
  const { status, isPlain, isNone, clear } = listing
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many screen readers still.
    <div className={styles.controls} role="search">
      <ControlsForm {...props} />
      <p id={RESULTS} className={styles.status} role="status" tabIndex={-1}>
        {status}{' '}
        {!isPlain && !isNone && (
          <ListLink href={address} onPress={clear}>
            {copy.showAll}
          </ListLink>
        )}
      </p>
      <Categories {...props} />
    </div>
  )
}
