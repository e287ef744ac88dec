import { findPostingWarnings } from '@/lib/jobs/posting-warnings'
import { readFigure, toSalaryText } from '@/lib/jobs/salary-parts'
import { POSTING_KINDS, SCREENINGS } from '@/lib/limits'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { JobForm } from '@/lib/studio/job-input'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import styles from './JobEditor.module.scss'

const copy = jobsCopy.warnings

/** Finds what the law at the position's place requires beyond the answers. */
function findWarnings(answers: JobForm) {
  const { location, experience, description, requirements, responsibilities } = answers
  const figures = { salaryMin: readFigure(answers.salaryMin), salaryMax: readFigure(answers.salaryMax) }
  const posting = {
    location,
    salary: toSalaryText({ ...answers, ...figures }),
    text: [experience, description, requirements, responsibilities].join('\n'),
    kind: POSTING_KINDS.find((kind) => kind === answers.kind),
    screening: SCREENINGS.find((screening) => screening === answers.screening),
  }
  return findPostingWarnings(posting, new Date().toISOString().slice(0, 10))
}

export type PostingWarningsProps = { answers: JobForm }

/** What the law at the position's place requires and the posting lacks. It never prevents publishing. */
export function PostingWarnings({ answers }: PostingWarningsProps) {
  const warnings = findWarnings(answers)
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <h2>{copy.title}</h2>
          <ul>
            {warnings.map(({ place, text, source, since }) => (
              <li key={text}>
                {place.name}: {text}{' '}
                <a href={source.href} target="_blank" rel="noopener">
                  {source.label}
                </a>
                , {copy.since} <FormattedTime time={since} isDay />.
              </li>
            ))}
          </ul>
          <p>{copy.text}</p>
        </div>
      )}
    </div>
  )
}
