import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
import { artUrl } from '@/lib/art/url'
import { about } from '@/lib/content/about'
import { SectionHeader } from '../SectionHeader/SectionHeader'
import styles from './Gallery.module.scss'

const { title, text, pictures } = about.gallery

/** The gallery: pictures of two sizes in a patchwork, each with its caption. */
export function Gallery() {
  return (
    <Section labelledBy="gallery" stack="wide">
      <SectionHeader id="gallery" title={title} text={text} />
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <figure key={picture.seed} className={styles.figure}>
            <Picture
              className={styles.picture}
              src={artUrl('gallery', picture.seed)}
              alt={picture.alt}
              size="gallery"
            />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
