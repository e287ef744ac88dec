import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { Section } from '@/components/ui/Section/Section'
import type { NewsletterCopy } from '@/content/copy-types'
import styles from './NewsletterBox.module.scss'

export type NewsletterBoxProps = {
  id: string
  copy: NewsletterCopy
  /** Between lists it is dark; at the end of a page it is plain. */
  ground?: 'dark' | 'plain'
}

/** The newsletter within a page: a description on one side, the form on the other. */
export function NewsletterBox({ id, copy, ground = 'dark' }: NewsletterBoxProps) {
  return (
    <Section id="newsletter" labelledBy={`letter-${id}`} ground={ground} className={styles.newsletter}>
      <div className={styles.words}>
        <h2 id={`letter-${id}`}>{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <NewsletterForm id={id} copy={copy} />
    </Section>
  )
}
