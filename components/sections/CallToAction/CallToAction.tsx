import { Actions } from '@/components/ui/Actions/Actions'
import { Section } from '@/components/ui/Section/Section'
import type { CallToAction as CallToActionCopy } from '@/content/copy-types'
import styles from './CallToAction.module.scss'

export type CallToActionProps = { call: CallToActionCopy }

/** The end of a page: one large sentence on a dark ground, and a call to action. */
export function CallToAction({ call }: CallToActionProps) {
  return (
    <Section labelledBy="closing" ground="dark" className={styles.closing}>
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
