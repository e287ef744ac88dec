import type { application } from '@/content/careers'
import { DETAIL_FIELDS, type Details } from '@/lib/applications/resume/details/detail-fields'
import type { ResumeReading } from '@/lib/applications/resume/read-resume'
import { applicationFields } from '@/lib/applications/steps'
import styles from './ReadingView.module.scss'

export type ReadingViewProps = {
  copy: (typeof application)['details']['reading']
  reading: ResumeReading
}

const fields = applicationFields.filter(({ name }) => DETAIL_FIELDS.some((each) => each === name))

/** Shows on request what a machine reads in the chosen resume, and what it did not recognise. */
export function ReadingView({ copy, reading }: ReadingViewProps) {
  const { details, lines, hasColumns } = reading
  const isFound = ({ name }: { name: string }) => details[name as keyof Details] !== undefined
  const toNames = (some: typeof fields) => some.map(({ label }) => label).join(', ')
  const [found, missing] = [fields.filter(isFound), fields.filter((field) => !isFound(field))]
  return (
    <details className={styles.reading}>
      <summary>{copy.title}</summary>
      <p>{copy.text}</p>
      {lines.length === 0 && <p>{copy.nothing}</p>}
      {found.length > 0 && (
        <p>
          {copy.found} {toNames(found)}.
        </p>
      )}
      {lines.length > 0 && missing.length > 0 && (
        <p>
          {copy.missing} {toNames(missing)}.
        </p>
      )}
      {hasColumns && <p className={styles.warning}>{copy.columns}</p>}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
        <ol className={styles.text} tabIndex={0} aria-label={copy.label}>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
            <li key={i}>{line}</li>
          ))}
        </ol>
      )}
    </details>
  )
}
