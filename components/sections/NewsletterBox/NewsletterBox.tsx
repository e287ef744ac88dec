import { NewsletterForm } from '@/components/form/NewsletterForm/NewsletterForm'
import { Section } from '@/components/ui/Section/Section'
import type { NewsletterCopy } from '@/content/copy-types'
import styles from './NewsletterBox.module.scss'

export type NewsletterBoxProps = {
  id: string
  copy: NewsletterCopy
}

/** The newsletter within a page, on a dark ground between lists: a description on one side, the box on the other. */
export function NewsletterBox({ id, copy }: NewsletterBoxProps) {
  return (
    <Section id="newsletter" labelledBy={`letter-${id}`} ground="dark" className={styles.newsletter}>
      <div className={styles.words}>
        <h2 id={`letter-${id}`}>{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <NewsletterForm id={id} copy={copy} />
    </Section>
  )
}
