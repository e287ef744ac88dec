import type Quill from 'quill/core.js'
import { useState } from 'react'
import { findMatches, replaceMatches } from './quill/find-text'
import type { Place } from './quill/format-text'

/** Finds and replaces in a text. `at` is the number of the current match, from 0. */
export function useFind(quill: Quill | null) {
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const [words, setWords] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const [chosen, setChosen] = useState(0)
  const matches = isOpen && quill ? findMatches(quill, wanted, isCaseSensitive) : []
  const at = Math.min(chosen, Math.max(matches.length - 1, 0))
  const match: Place | undefined = matches[at]

  const open = () => {
    const range = quill?.selection.getRange()[0]
    const selected = quill && range && range.length > 0 ? quill.getText(range.index, range.length) : ''
    if (selected && !selected.includes('\n')) setWanted(selected)
    setChosen(0)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    quill?.focus({ preventScroll: true })
    if (match) quill?.setSelection(match.index, match.length, 'silent')
  }
  const move = (step: 1 | -1) => {
    const next = (at + step + matches.length) % Math.max(matches.length, 1)
    setChosen(next)
    const place = matches[next]
    const leaf = place && quill?.getLeaf(place.index + 1)[0]
    if (leaf) leaf.domNode.parentElement?.scrollIntoView({ block: 'center' })
  }
  const replace = (places: readonly Place[]) => {
    if (quill && places.length > 0) replaceMatches(quill, places, words)
  }
  return {
    isOpen,
    wanted,
    words,
    isCaseSensitive,
    matches,
    at,
    match,
    open,
    close,
    move,
    setWords,
    setWanted(text: string) {
      setWanted(text)
      setChosen(0)
    },
    setCaseSensitive,
    replaceOne: () => replace(match ? [match] : []),
    replaceAll: () => replace(matches),
  }
}
