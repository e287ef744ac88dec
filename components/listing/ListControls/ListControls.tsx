import type { Option } from '@/content/copy-types'
import { ListLink } from '../ListLink/ListLink'
import type { ListingView } from '../listing-source'
import styles from './ListControls.module.scss'

/** A category. `count` is the number of its items. */
export type Category = Option & { count?: number | undefined }

/** The copy of the controls. */
export type ControlsCopy = {
  search: { label: string; placeholder: string; button: string }
  categories: string
  /** Undefined if there is only one order. */
  sort?: string
  showAll: string
}

export type ListControlsProps = {
  view: ListingView
  /** The listing's own address, which handles the form. */
  address: string
  copy: ControlsCopy
  categories: readonly Category[]
  sorts: readonly Option[]
}

/** The id of the element that shows the number of items. */
export const RESULTS = 'results'

function ControlsForm({ view, address, copy, sorts }: ListControlsProps) {
  const { search, category, topic, sort } = view.query
  const others = Object.entries({ category, topic }).filter(([, value]) => value)
  return (
    // Otherwise answers restored from an earlier visit would count as new ones.
    <form
      className={styles.row}
      action={address}
      autoComplete="off"
      toolname="search"
      tooldescription={copy.search.label}
    >
      <label className={styles.search}>
        <span>{copy.search.label}</span>
        <input
          type="search"
          name="search"
          placeholder={copy.search.placeholder}
          defaultValue={search}
          maxLength={100}
        />
      </label>
      {copy.sort && (
        <label>
          <span>{copy.sort}</span>
          <select name="sort" defaultValue={sort}>
            {/* The first order is the default. */}
            {sorts.map(({ value, label }, index) => (
              <option key={value} value={index === 0 ? '' : value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{copy.search.button}</button>
    </form>
  )
}

function Categories({ view, copy, categories }: ListControlsProps) {
  return (
    <nav aria-label={copy.categories}>
      <ul className={styles.categories}>
        {categories.map(({ value, label, count }) => (
          <li key={value}>
            <ListLink
              href={view.toHref({ category: value })}
              changes={{ category: value }}
              aria-current={view.query.category === value ? 'true' : undefined}
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

/** Search, order and categories above a list, and the number of items that match. */
export function ListControls(props: ListControlsProps) {
  const { view, address, copy } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: many screen readers do not know <search> yet.
    <div className={styles.controls} role="search">
      <ControlsForm {...props} />
      <p id={RESULTS} className={styles.status} role="status" tabIndex={-1}>
        {view.status} {!view.isPlain && !view.isNone && <ListLink href={address}>{copy.showAll}</ListLink>}
      </p>
      <Categories {...props} />
    </div>
  )
}
