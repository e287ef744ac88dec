'use client'

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { writeAddress } from '@/components/ui/write-address'

const CHANGED = 'site:query'

/** Keys come faster than addresses may be written: Safari refuses the 101st within half a minute, by throwing. */
const PAUSE_MS = 310

/** What was typed and does not stand in the address yet; null while it does. */
let typed: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let written = Number.NEGATIVE_INFINITY

const readSearch = () => typed ?? location.search
const toAddress = (search: string) => location.pathname + search + location.hash

function write() {
  clearTimeout(timer)
  if (typed === null) return
  writeAddress(toAddress(typed), 'replace')
  typed = null
  written = performance.now()
}

function forget() {
  clearTimeout(timer)
  typed = null
}

function subscribe(onChange: () => void) {
  const follow = () => {
    forget()
    onChange()
  }
  addEventListener('popstate', follow)
  addEventListener(CHANGED, onChange)
  // Whoever leaves the field may be leaving the page.
  addEventListener('focusout', write)
  addEventListener('pagehide', write)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener(CHANGED, onChange)
    removeEventListener('focusout', write)
    removeEventListener('pagehide', write)
    write()
  }
}

/** The address's search part with some of its values changed; empty ones are left out. */
function change(search: string, changes: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The search part that some changes would lead to. */
export const previewQuery = (changes: Record<string, string>): string => change(readSearch(), changes)

/**
 * The address's search part. `answered` is what the HTML shows: a static page knows no query, so it is the address only where
 * the server was asked (lib/listing/listing-query.ts). `useSearchParams` would end the prerender at the nearest Suspense and leave the
 * list out of the HTML. `keep: 'replace'` makes no history entry, and is written behind the frame, not for each key of a fast typist.
 * `setQuery` gives the search part that it asks for.
 */
export function useQuery(answered = '') {
  const search = useSyncExternalStore(subscribe, readSearch, () => answered)
  const setQuery = useCallback((changes: Record<string, string>, keep: 'push' | 'replace' = 'push') => {
    const asked = previewQuery(changes)
    if (keep === 'push') {
      write()
      writeAddress(toAddress(asked), 'push')
    } else {
      clearTimeout(timer)
      typed = asked
      timer = setTimeout(write, Math.max(0, written + PAUSE_MS - performance.now()))
    }
    dispatchEvent(new Event(CHANGED))
    return asked
  }, [])
  useEffect(() => writeAddress(location.href, 'replace'), [])
  return { search, setQuery }
}
