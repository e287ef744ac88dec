import { ButtonLink } from '@/components/ui/Button/Button'
import { DocumentPicture } from '@/components/ui/DocumentPicture/DocumentPicture'
import type { careers } from '@/content/careers'
import styles from './CareersHero.module.scss'

export type CareersHeroProps = typeof careers.hero

/** The hero of the careers page: a sentence, a drawing, three counters. */
export function CareersHero({ title, text, figures, action, subject }: CareersHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <DocumentPicture kind="wide" subject={subject} className={styles.picture} eager />
      <ul className={styles.figures}>
        {figures.map(({ value, label, detail }) => (
          <li key={label}>
            <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>{' '}
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
