import { careers } from '@/content/careers'
import type { Job } from '@/lib/backend/contract'
import { toParagraphs } from '@/lib/jobs/job-posting'
import { renderShortText } from '@/lib/rich-text/safe-html'
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
      <Description job={job} />
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

function Description({ job }: JobBodyProps) {
  if (!job.descriptionDelta)
    return (
      <div className={styles.description}>
        {toParagraphs(job).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )
  const html = renderShortText(job.descriptionDelta, 1)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is sanitised by lib/rich-text, on the server.
  return <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
}
