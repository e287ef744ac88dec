'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { ListingQuery } from '@/lib/listing/query'
import { MoreLink } from '../MoreLink/MoreLink'
import { type PageSource, usePage } from '../use-pages'

type Item = { id: string }

type PageProps<Kind extends Item> = {
  source: PageSource<Kind>
  query: ListingQuery
  render: (item: Kind) => ReactNode
}

/** The items of one page. Each page is cached for itself, so that "load more" fetches only what is new. */
function Page<Kind extends Item>({ source, query, render }: PageProps<Kind>) {
  const { data } = usePage(source, query)
  return data?.items.map((item) => <li key={item.id}>{render(item)}</li>)
}

export type ListingItemsProps<Kind extends Item> = PageProps<Kind> & {
  className: string | undefined
  /** The first page shown. */
  from: number
  /** How many pages there are. */
  last: number
  toMoreHref: (page: number) => string
  more: string
  onMore: () => void
}

/** All pages from the first to the one the address asks for, and the way to the next. */
export function ListingItems<Kind extends Item>(props: ListingItemsProps<Kind>) {
  const { source, query, render, className, from, last, toMoreHref, more, onMore } = props
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
