import { Picture } from '@/components/ui/Picture/Picture'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import styles from './AuthorCard.module.scss'

export type AuthorCardProps = {
  title: string
  /** `image` is a storage key; `href` is the author's place on the team page, if any. */
  author: { name: string; role: string; bio: string; image: string | null; href: string | null }
}

/** The author once more, at the end. */
export function AuthorCard({ title, author: { name, role, bio, image, href } }: AuthorCardProps) {
  return (
    <aside className={styles.card} aria-label={title}>
      <Picture kind="monogram" src={toPictureUrl(image, 'monogram', name)} />
      <div>
        <h2 className={styles.name}>{href ? <a href={href}>{name}</a> : name}</h2>
        <p className={styles.role}>{role}</p>
      </div>
      <p className={styles.bio}>{bio}</p>
    </aside>
  )
}
