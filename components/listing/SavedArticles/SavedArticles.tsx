'use client'

import { useSyncExternalStore } from 'react'
import { listenTo } from '@/components/ui/listen-to'
import type { SavedList } from '@/lib/content/saved'
import styles from './SavedArticles.module.scss'

type Kept = { href: string; title: string }

export type SavedArticlesProps = {
  /** The name under which `<keep-button>` stores them. */
  list: SavedList
  copy: { title: string; remove: string }
}

const CHANGED = 'site:kept'

const subscribe = listenTo('storage', CHANGED)

function readText(list: string): string {
  try {
    return localStorage.getItem(list) ?? ''
  } catch {
    return ''
  }
}

const isKept = (entry: Partial<Kept> | null) => typeof entry?.title === 'string' && /^\/(?!\/)/.test(String(entry.href))

/** What was stored may be anything; only addresses of this site are followed. */
function toKept(text: string): Kept[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? (value as Kept[]).filter(isKept) : []
  } catch {
    return []
  }
}

/** The pieces of one listing that were saved on this device, newest first; nothing while there are none. */
export function SavedArticles({ list, copy }: SavedArticlesProps) {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(list),
    () => '',
  )
  const kept = toKept(text)

  function remove(href: string) {
    localStorage.setItem(list, JSON.stringify(kept.filter((entry) => entry.href !== href)))
    dispatchEvent(new Event(CHANGED))
  }

  if (kept.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby={list}>
      <h2 id={list} className={styles.title}>
        {copy.title}
      </h2>
      <ul>
        {kept.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <button type="button" aria-label={`${copy.remove}: ${title}`} onClick={() => remove(href)}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
