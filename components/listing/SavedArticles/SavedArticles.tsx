import type { SavedList } from '@/content/saved'
import styles from './SavedArticles.module.scss'

export type SavedArticlesProps = {
  /** The name under which `<keep-button>` stores them. */
  list: SavedList
  copy: { title: string; remove: string }
}

/** The saved articles of one listing on this device; `<saved-articles>` (lib/enhance) fills it in. */
export function SavedArticles({ list, copy }: SavedArticlesProps) {
  return (
    <saved-articles data-list={list} data-remove={copy.remove} hidden>
      <section className={styles.saved} aria-labelledby={list}>
        <h2 id={list} className={styles.title}>
          {copy.title}
        </h2>
        <ul />
      </section>
    </saved-articles>
  )
}
