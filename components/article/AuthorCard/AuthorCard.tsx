import { Picture } from '@/components/ui/Picture/Picture'
import { artUrl } from '@/lib/art/url'
import { FALLBACK } from '@/lib/media'
import styles from './AuthorCard.module.scss'

export type AuthorCardProps = { title: string; name: string; role: string; bio: string }

/** Who wrote it, once more, at the end. */
export function AuthorCard({ title, name, role, bio }: AuthorCardProps) {
  return (
    <aside className={styles.card} aria-label={title}>
      <Picture src={artUrl('monogram', name)} alt="" size="monogram" fallback={FALLBACK.user} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.role}>{role}</p>
        <p>{bio}</p>
      </div>
    </aside>
  )
}
