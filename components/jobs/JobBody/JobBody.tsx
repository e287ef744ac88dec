import { FormattedText } from '@/components/ui/FormattedText/FormattedText'
import type { Job } from '@/lib/backend/contract'
import { careers } from '@/lib/content/careers'
import { renderShortText } from '@/lib/rich-text/render-short-text'
import styles from './JobBody.module.scss'

export type JobBodyProps = { job: Job }

/** The whole advertisement: description, responsibilities, requirements. */
export function JobBody({ job }: JobBodyProps) {
  const { requirements, responsibilities } = careers.positions
  const lists = [
    { title: responsibilities, items: job.responsibilities },
    { title: requirements, items: job.requirements },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className={styles.body}>
      <div className={styles.description}>
        {job.descriptionDelta ? (
          <FormattedText html={renderShortText(job.descriptionDelta, 1)} />
        ) : (
          toParagraphs(job.description).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
      </div>
      {lists.map(({ title, items }) => (
        <section key={title} className={styles.list} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function toParagraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
