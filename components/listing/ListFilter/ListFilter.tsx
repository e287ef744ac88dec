'use client'

import { useDeferredValue, useEffect, useState } from 'react'
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

function readChoice(search: string, group: string) {
  const query = new URLSearchParams(search)
  const [text = '', pill = '', sort = ''] = ['q', group, 'sort'].map((name) => query.get(name) ?? '')
  return { text, pill, sort, isChosen: Boolean(text || pill || sort) }
}

/** Controls over a list that stands whole in the HTML. Acts at once, keeps its state in the address, says how many are shown. */
export function ListFilter({ list, group, words, ...controls }: ListFilterProps) {
  const { search, setQuery } = useQuery()
  const [shown, setShown] = useState<number | null>(null)
  const { text, pill, sort, isChosen } = readChoice(search, group)
  // The list follows behind the frame that shows what was typed or chosen.
  const late = useDeferredValue(search)

  useEffect(() => {
    const element = document.getElementById(list)
    if (!element) return
    const choice = readChoice(late, group)
    const count = arrange(element, { words: choice.text, pills: { [group]: choice.pill }, sort: choice.sort })
    setShown(choice.isChosen ? count : null)
  }, [list, group, late])

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
