'use client'

import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { MoreLink } from '../MoreLink/MoreLink'
import type { Shown } from '../use-listing'
import { usePage } from '../use-pages'

type Item = { id: string }

type PageProps<Kind extends Item> = Pick<Shown<Kind>, 'source' | 'query'> & { render: (item: Kind) => ReactNode }

/** The items of one page. Each page is cached for itself, so that "load more" fetches only what is new. */
function Page<Kind extends Item>({ source, query, render }: PageProps<Kind>) {
  const { data } = usePage(source, query)
  // While another answer is on its way the one before it stays, and is not rendered again.
  return useMemo(() => data?.items.map((item) => <li key={item.id}>{render(item)}</li>), [data, render])
}

export type ListingItemsProps<Kind extends Item> = {
  shown: Shown<Kind>
  /** How many pages there are. */
  last: number
  className: string | undefined
  more: string
  render: (item: Kind) => ReactNode
}

function Items<Kind extends Item>({ shown, last, className, more, render }: ListingItemsProps<Kind>) {
  const { source, query, from, toMoreHref, onMore } = shown
  const list = useRef<HTMLUListElement>(null)
  const appendFrom = useRef<number | null>(null)
  const { isLoading, error, mutate } = usePage(source, query)
  const to = Math.max(from, Math.min(query.page, last))
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index)

  // Whoever asked for more goes on reading at the first new item; the link they used may be gone.
  useEffect(() => {
    const place = appendFrom.current
    const fresh = place === null || isLoading ? undefined : list.current?.children[place]
    if (!fresh) return
    appendFrom.current = null
    fresh.querySelector('a')?.focus({ preventScroll: true })
  })

  return (
    <>
      <ul ref={list} className={className}>
        {pages.map((page) => (
          <Page key={page} source={source} query={{ ...query, page }} render={render} />
        ))}
      </ul>
      {(query.page < last || error) && (
        <MoreLink
          href={toMoreHref(error ? query.page : query.page + 1)}
          label={more}
          isLoading={isLoading}
          onMore={() => {
            appendFrom.current = list.current?.children.length ?? null
            if (error) void mutate()
            else onMore()
          }}
        />
      )}
    </>
  )
}

/**
 * All pages from the first to the one the address asks for, and the way to the next. Rendered again only when it shows
 * something else, not at each key that is typed above it.
 */
export const ListingItems = memo(Items) as typeof Items
