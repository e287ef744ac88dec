import { jobsCopy } from '@/lib/content/studio-jobs'
import { toSalary } from '@/lib/jobs/job-facts'
import { readFigure, toSalaryText } from '@/lib/jobs/salary-parts'
import type { JobForm as Answers } from '@/lib/studio/job-input'
import styles from './JobEditor.module.scss'

export type SalaryPreviewProps = { answers: Answers }

/** The salary as pages will show it, once the figures make sense. */
export function SalaryPreview({ answers }: SalaryPreviewProps) {
  const { salaryMin, salaryMax, salaryCurrency, salaryUnit, salaryWords } = answers
  const figures = { salaryMin: readFigure(salaryMin), salaryMax: readFigure(salaryMax) }
  const text = toSalaryText({ ...figures, salaryCurrency, salaryUnit, salaryWords })
  const hasFigures = Boolean(figures.salaryMin || figures.salaryMax)
  return (
    <p className={styles.preview}>
      {jobsCopy.shownAs}: <strong>{hasFigures && !toSalary(text) ? '–' : text || '–'}</strong>
    </p>
  )
}
