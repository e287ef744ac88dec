import { ButtonLink } from '@/components/ui/Button/Button'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import type { LandingPage } from '@/content/copy-types'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import styles from './LandingHead.module.scss'

export type LandingHeadProps = { page: LandingPage }

/** The head of a landing page: subject, claim, contact link, and a picture that runs off the page. */
export function LandingHead({ page }: LandingHeadProps) {
  const [action] = page.callToAction.actions
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>
          <span className={styles.topic}>
            {page.title}
            <span className="visuallyHidden">: </span>
          </span>
          {page.headline}
        </h1>
        <p className={styles.lead}>{page.lead}</p>
        {action && (
          <p>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </p>
        )}
      </div>
      <DocumentPicture
        kind="gallery"
        src={toPictureUrl(page.image, 'gallery', page.slug)}
        className={styles.picture}
        eager
      />
    </header>
  )
}
