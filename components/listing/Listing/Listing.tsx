import type { ReactNode } from 'react'
import type { Option } from '@/content/copy-types'
import { MAX_PAGES } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { type Category, type ControlsCopy, ListControls } from '../ListControls/ListControls'
import { ListLink } from '../ListLink/ListLink'
import { type ListingSource, toListingView } from '../listing-source'
import { Topics, type TopicsProps } from '../Topics/Topics'
import styles from './Listing.module.scss'

export type ListingProps<Item extends { id: string }> = Omit<ListingSource<Item>, 'topics'> & {
  /** `advice` is shown if nothing matches; `title` is read out before the list. */
  copy: ControlsCopy & { more: string; advice: string; title?: string }
  categories: readonly Category[]
  sorts?: readonly Option[]
  topics?: TopicsProps['copy']
  /** Shown above the controls. */
  introduction?: ReactNode
  /** Shown above the list until a query is made. */
  lead?: ReactNode
  /** Additional content for a category, by its value, if nothing matches. */
  aside?: Readonly<Record<string, ReactNode>>
  /** Shown below the list. */
  below?: ReactNode
  className?: string | undefined
  render: (item: Item) => ReactNode
}

type MoreProps = { href: string; query: ListingQuery; children: string }

/** The link to the next page. `<list-region>` appends that page, up to MAX_PAGES. */
function More({ href, query, children }: MoreProps) {
  const isAppended = query.page < MAX_PAGES
  // The address of a query shows all pages up to this one, which would become too long.
  if (!isAppended && href.includes('?')) return null
  if (!isAppended)
    return (
      <a href={href} className={styles.more}>
        {children}
      </a>
    )
  return (
    <ListLink href={href} className={styles.more} changes={{ page: query.page + 1 }}>
      {children}
    </ListLink>
  )
}

/** A list with its search, order and categories: links and a form, whose results `<list-region>` shows in place. */
export function Listing<Item extends { id: string }>(props: ListingProps<Item>) {
  const { page, query, address, copy, categories, sorts = [], topics, lead, aside = {}, below, className } = props
  const view = toListingView(props)
  return (
    <list-region class={styles.region}>
      {props.introduction}
      <ListControls view={view} address={address} copy={copy} categories={categories} sorts={sorts} />
      {view.isPlain && lead}
      {view.isNone && (
        <div className={styles.none}>
          <div>
            <p className={styles.advice}>{copy.advice}</p>
            {aside[query.category]}
            <ListLink href={address} className={styles.all}>
              {copy.showAll}
            </ListLink>
          </div>
        </div>
      )}
      {copy.title && !view.isNone && <h2 className="visuallyHidden">{copy.title}</h2>}
      <ul className={className}>
        {page.items.map((item) => (
          <li key={item.id}>{props.render(item)}</li>
        ))}
      </ul>
      {query.page < page.pages && (
        <More href={view.toHref({ page: query.page + 1 })} query={query}>
          {copy.more}
        </More>
      )}
      {topics && <Topics copy={topics} view={view} />}
      {below}
    </list-region>
  )
}
