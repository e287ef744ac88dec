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
  const { asked, ask } = listing
  const others = { category: asked.category, topic: asked.topic }
  return (
    <form className={styles.row} action={address} onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        {...copy.search}
        text={asked.search}
        onText={(search) => ask({ search }, { typed: true })}
        className={styles.search}
      />
      {copy.sort && (
        <label>
          <span>{copy.sort}</span>
          <select name="sort" value={asked.sort} onChange={(event) => ask({ sort: event.target.value })}>
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
  const { asked, ask, prepare, toHref } = listing
  return (
    <nav aria-label={copy.categories}>
      <ul className={styles.categories}>
        {categories.map(({ value, label, count }) => (
          <li key={value}>
            <ListLink
              href={toHref({ category: value })}
              aria-current={asked.category === value ? 'true' : undefined}
              onPress={() => ask({ category: value })}
              onPointerDown={() => prepare({ category: value })}
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
