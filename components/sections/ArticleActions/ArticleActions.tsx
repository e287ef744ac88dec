import { articlePage } from '@/content/blog'
import { type SavedList, savedNotices } from '@/content/saved'
import { routes } from '@/lib/routes'
import styles from './ArticleActions.module.scss'

export type ArticleActionsProps = {
  title: string
  href: string
  /** The list in which Save stores it. */
  list: SavedList
  /** Leaves out Like and Comment, where the brief has only Share and Save. */
  few?: boolean
}

/** Like, Comment, Share, Save. Comment is a link; the others need a script and are hidden until it has loaded. */
export function ArticleActions({ title, href, list, few = false }: ArticleActionsProps) {
  const { actions } = articlePage
  const piece = { 'data-href': href, 'data-title': title }
  return (
    <ul className={styles.actions}>
      {!few && (
        <li>
          <keep-button data-list="liked" {...piece} data-kept={actions.liked} data-let-go={actions.unliked}>
            <button type="button">{actions.like}</button>
          </keep-button>
        </li>
      )}
      {!few && (
        <li>
          <a href={routes.contactAbout({ service: 'other', about: title })}>{actions.comment}</a>
        </li>
      )}
      <li>
        <share-button>
          <button type="button">{actions.share}</button>
        </share-button>
      </li>
      <li>
        <keep-button data-list={list} {...piece} data-kept={savedNotices[list]} data-let-go={actions.unsaved}>
          <button type="button">{actions.save}</button>
        </keep-button>
      </li>
    </ul>
  )
}
