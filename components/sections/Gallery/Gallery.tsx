import { Picture } from '@/components/ui/Picture/Picture'
import { Section } from '@/components/ui/Section/Section'
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
            <Picture kind="gallery" seed={picture.seed} alt={picture.alt} className={styles.picture} />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
