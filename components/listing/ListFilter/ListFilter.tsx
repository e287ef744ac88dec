'use client'

import { useEffect, useState } from 'react'
import { ListControls, type ListControlsProps } from '../ListControls/ListControls'
import { useQuery } from '../use-query'
import { arrange } from './arrange'

export type ListFilterProps = Pick<ListControlsProps, 'pills' | 'pillsLabel' | 'search' | 'sorts' | 'sortLabel'> & {
  /** Id of the list whose items are shown and hidden; see `arrange` for what its items say. */
  list: string
  /** Name of the pill group: in the address, and as the items' `data-NAME`. */
  group: string
  words: { one: string; many: string; none: string; showAll: string }
}

/** Controls over a list that stands whole in the HTML. Acts at once, keeps its state in the address, says how many are shown. */
export function ListFilter({ list, group, words, ...controls }: ListFilterProps) {
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

  const said = shown === 1 ? words.one : words.many.replace('{count}', String(shown))
  return (
    <ListControls
      {...controls}
      text={text}
      onText={(q) => setQuery({ q }, 'replace')}
      pill={pill}
      toHref={(value) => (value ? `?${group}=${value}` : '?')}
      onPill={(value) => setQuery({ [group]: value })}
      sort={sort}
      onSort={(value) => setQuery({ sort: value })}
      said={shown === 0 ? words.none : shown === null ? '' : said}
      showAll={words.showAll}
      onShowAll={isChosen ? () => setQuery({ q: '', [group]: '', sort: '' }) : undefined}
    />
  )
}
