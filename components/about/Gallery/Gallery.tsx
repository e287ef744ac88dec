import { HeadedSection } from '@/components/sections/HeadedSection/HeadedSection'
import { Picture } from '@/components/ui/Picture/Picture'
import { about } from '@/content/about'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import styles from './Gallery.module.scss'

/** The gallery: pictures of two sizes in a patchwork, each with its caption. */
export function Gallery() {
  return (
    <HeadedSection labelledBy="gallery" copy={about.gallery} stack="wide" minor>
      <div className={styles.pictures}>
        {about.gallery.pictures.map((picture) => (
          <figure key={picture.subject} className={styles.figure}>
            <Picture
              kind="gallery"
              src={toPictureUrl(picture.image, 'gallery', picture.subject)}
              alt={picture.alt}
              className={styles.picture}
            />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  )
}
