'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { behindFrame } from '@/components/ui/behind-frame'
import { ListControls, type ListControlsProps } from '../ListControls/ListControls'
import { MoreLink } from '../MoreLink/MoreLink'
import { useBehindFrame } from '../use-behind-frame'
import { useQuery } from '../use-query'
import { arrange } from './arrange'

export type ListFilterProps = Pick<ListControlsProps, 'pills' | 'pillsLabel' | 'search' | 'sorts' | 'sortLabel'> & {
  /** Id of the list whose items are shown and hidden; see `arrange` for what its items say. */
  list: string
  /** Name of the pill group: in the address, and as the items' `data-NAME`. */
  group: string
  words: { one: string; many: string; none: string; showAll: string }
  /** Where only the first `size` of `total` items are shown until more are asked for; the HTML has the others `hidden`. */
  more?: { label: string; size: number; total: number }
  /** The list. */
  children?: ReactNode
}

function readChoice(search: string, group: string) {
  const query = new URLSearchParams(search)
  const [text = '', pill = '', sort = ''] = ['q', group, 'sort'].map((name) => query.get(name) ?? '')
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return { text, pill, sort, page, isChosen: Boolean(text || pill || sort) }
}

/** Controls over a list that stands whole in the HTML. Acts at once, keeps its state in the address, says how many are shown. */
export function ListFilter({ list, group, words, more, children, ...controls }: ListFilterProps) {
  const { search, setQuery } = useQuery()
  const [found, setFound] = useState<number | null>(null)
  const appendFrom = useRef<number | null>(null)
  const { text, pill, sort, page } = readChoice(search, group)
  // The list follows behind the frame that shows what was typed or chosen.
  const { late, catchUp } = useBehindFrame(search)
  const { isChosen } = readChoice(late, group)
  const size = more?.size ?? Number.POSITIVE_INFINITY
  const ask = (changes: Record<string, string>, keep?: 'replace') => setQuery({ page: '', ...changes }, keep)

  useEffect(() => {
    const element = document.getElementById(list)
    if (!element) return
    const choice = readChoice(late, group)
    const pills = { [group]: choice.pill }
    setFound(arrange(element, { words: choice.text, pills, sort: choice.sort }, choice.page * size))
    if (appendFrom.current === null) return
    // Whoever asked for more goes on reading at the first new item; the link they used may be gone.
    const fresh = element.querySelectorAll(':scope > :not([hidden])')[appendFrom.current]
    appendFrom.current = null
    fresh?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, group, late, size])

  const count = found === 1 ? words.one : words.many.replace('{count}', String(found))
  const said = found === 0 ? words.none : found === null || !isChosen ? '' : count
  return (
    <>
      <ListControls
        {...controls}
        text={text}
        onText={(q) => ask({ q }, 'replace')}
        pill={pill}
        toHref={(value) => (value ? `?${group}=${value}` : '?')}
        onPill={(value) => behindFrame(() => catchUp(ask({ [group]: value })))}
        sort={sort}
        onSort={(value) => ask({ sort: value })}
        said={said}
        isNone={found === 0}
        showAll={words.showAll}
        onShowAll={isChosen ? () => ask({ q: '', [group]: '', sort: '' }) : undefined}
      />
      {children}
      {more && (found ?? more.total) > page * size && (
        <MoreLink
          href={`?page=${page + 1}`}
          label={more.label}
          isLoading={false}
          onMore={() => {
            appendFrom.current = page * size
            setQuery({ page: String(page + 1) })
          }}
        />
      )}
    </>
  )
}
