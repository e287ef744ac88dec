'use client'

import { useSyncExternalStore } from 'react'
import styles from './SavedShelf.module.scss'

type Kept = { href: string; title: string }

export type SavedShelfProps = {
  /** The name under which `<keep-button>` keeps them. */
  shelf: string
  copy: { title: string; empty: string; remove: string }
}

const CHANGED = 'site:kept'

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

function readText(shelf: string): string {
  try {
    return localStorage.getItem(shelf) ?? ''
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

/** The articles saved on this device, newest first. */
export function SavedShelf({ shelf, copy }: SavedShelfProps) {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(shelf),
    () => '',
  )
  const kept = toKept(text)

  function remove(href: string) {
    localStorage.setItem(shelf, JSON.stringify(kept.filter((entry) => entry.href !== href)))
    dispatchEvent(new Event(CHANGED))
  }

  return (
    <section className={styles.shelf} aria-labelledby={shelf}>
      <h2 id={shelf} className={styles.title}>
        {copy.title}
      </h2>
      {kept.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
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
      )}
    </section>
  )
}
