import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { Section } from '@/components/ui/Section/Section'
import type { NewsletterCopy } from '@/lib/content/types'
import styles from './Letter.module.scss'

export type LetterProps = {
  id: string
  copy: NewsletterCopy
  /** On night cloth it stands apart from lists before and after it. */
  ground?: 'plain' | 'night'
}

/** The newsletter on a page of its own right: what it is on one side, the box on the other. */
export function Letter({ id, copy, ground = 'plain' }: LetterProps) {
  return (
    <Section labelledBy={`letter-${id}`} ground={ground} className={ground === 'night' ? styles.night : styles.letter}>
      <div className={styles.words}>
        <h2 id={`letter-${id}`} className={styles.title}>
          {copy.title}
        </h2>
        <p>{copy.text}</p>
      </div>
      <NewsletterForm id={id} label={copy.fieldLabel} button={copy.button} note={copy.note} />
    </Section>
  )
}
