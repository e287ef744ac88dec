import { Actions } from '@/components/ui/Actions/Actions'
import { Section } from '@/components/ui/Section/Section'
import type { CallToAction as CallToActionCopy } from '@/content/copy-types'
import styles from './CallToAction.module.scss'

export type CallToActionProps = {
  call: CallToActionCopy
  /** `band` ends pages that sell: dark, with the thread and its needle. `line` is one quiet row on other pages. */
  look?: 'band' | 'line'
}

/** The end of a page: a sentence and what to do next. */
export function CallToAction({ call, look = 'band' }: CallToActionProps) {
  return (
    <Section labelledBy="closing" ground={look === 'band' ? 'dark' : 'plain'} className={styles[look]}>
      <h2 id="closing" className={styles.title}>
        {call.title}
      </h2>
      <div className={styles.way}>
        <p>{call.text}</p>
        <Actions links={call.actions} />
      </div>
    </Section>
  )
}
