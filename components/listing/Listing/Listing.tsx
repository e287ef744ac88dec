'use client'

import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Option } from '@/lib/content/types'
import { MOST_PAGES } from '@/lib/listing/find-items'
import type { ListingQuery } from '@/lib/listing/query'
import { type Category, type ControlsCopy, ListControls } from '../ListControls/ListControls'
import { ListLink } from '../ListLink/ListLink'
import { NoResults } from '../NoResults/NoResults'
import { Topics, type TopicsProps } from '../Topics/Topics'
import { type ListingSource, useListing } from '../use-listing'
import styles from './Listing.module.scss'

type Identified = { id: string }

export type ListingProps<Item extends Identified> = ListingSource<Item> & {
  /** `advice` is what to do when nothing matches; `title` is read out before the list. */
  copy: ControlsCopy & { more: string; advice: string; title?: string }
  categories: readonly Category[]
  sorts?: readonly Option[]
  topics?: TopicsProps['copy']
  /** Shown above the list until a query is made. */
  lead?: ReactNode
  /** What else is shown for a category, by its value, where nothing matches. */
  aside?: Readonly<Record<string, ReactNode>>
  /** Shown below the list, for the query. */
  below?: (query: ListingQuery) => ReactNode
  className?: string | undefined
  render: (item: Item) => ReactNode
}

type ItemsProps<Item> = { items: Item[]; render: (item: Item) => ReactNode }

/** Rendered again only when the items change, not at each key that is typed above them. */
const Items = memo(function Items<Item extends Identified>({ items, render }: ItemsProps<Item>) {
  return items.map((item) => <li key={item.id}>{render(item)}</li>)
}) as <Item extends Identified>(props: ItemsProps<Item>) => ReactNode

/** A list with its search, order and categories. Where no script runs, it works as links and a form. */
export function Listing<Item extends Identified>(props: ListingProps<Item>) {
  const { address, copy, categories, sorts = [], topics, lead, aside = {}, below, className, render } = props
  const listing = useListing(props)
  const { query, page, isPlain, isNone, isLoading, toHref, change, retry, clear } = listing
  const list = useRef<HTMLUListElement>(null)
  const appendFrom = useRef<number | null>(null)

  // After "more", focus moves to the first new item: the link that was pressed may be gone.
  useEffect(() => {
    const fresh = appendFrom.current === null ? undefined : list.current?.children[appendFrom.current]
    if (!fresh) return
    appendFrom.current = null
    fresh.querySelector('a')?.focus({ preventScroll: true })
  })

  const next = query.page + 1
  const moreHref = toHref({ page: retry ? query.page : next })
  const isAppended = next <= MOST_PAGES
  function showMore() {
    appendFrom.current = list.current?.children.length ?? null
    if (retry) retry()
    else if (!isLoading) change({ page: next })
  }

  return (
    <>
      <ListControls listing={listing} address={address} copy={copy} categories={categories} sorts={sorts} />
      {isPlain && lead}
      {isNone && (
        <NoResults text={copy.advice} showAll={copy.showAll} href={address} onShowAll={clear}>
          {aside[query.category]}
        </NoResults>
      )}
      {copy.title && !isNone && <h2 className="visuallyHidden">{copy.title}</h2>}
      <ul ref={list} className={className}>
        <Items items={page.items} render={render} />
      </ul>
      {(retry || (query.page < page.pages && (isAppended || !moreHref.includes('?')))) && (
        <ListLink
          href={moreHref}
          className={styles.more}
          aria-busy={isLoading}
          onPress={isAppended ? showMore : undefined}
        >
          {copy.more}
        </ListLink>
      )}
      {topics && <Topics copy={topics} listing={listing} />}
      {below?.(query)}
    </>
  )
}
