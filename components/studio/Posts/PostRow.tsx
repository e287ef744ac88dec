import { Picture } from '@/components/ui/Picture/Picture'
import { routes } from '@/lib/routes'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { ListedPost } from '@/lib/studio/posts/post-draft'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './Posts.module.scss'

const { list, states } = studioPosts

export type PostRowProps = { post: ListedPost }

/** A post in the list. Its title links to the editor. */
export function PostRow({ post }: PostRowProps) {
  const { id, title, picture, author, category, state, publishAt, updatedAt, updatedBy, hasChanges, isDeleted } = post
  return (
    <li className={styles.row}>
      <Picture kind="thumb" src={picture} className={styles.thumbnail} />
      <div>
        <h2 className={styles.title}>
          <a href={routes.studio.post(id)}>{title || list.untitled}</a>
        </h2>
        <p className={styles.meta}>
          <strong data-state={isDeleted ? 'deleted' : state}>{isDeleted ? states.deleted : states[state]}</strong>
          {hasChanges && <span>{list.changes}</span>}
          {state === 'scheduled' && publishAt && (
            <span>
              {list.publishes} <FormattedTime time={publishAt} hasZone />
            </span>
          )}
          {[category, author].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span>
            {list.edited} <FormattedTime time={updatedAt} />
            {updatedBy && ` ${list.by} ${updatedBy}`}
          </span>
        </p>
      </div>
    </li>
  )
}
