'use client'

import type { StudioCompany } from '@/lib/studio/company'
import { companyCopy as copy } from '@/lib/studio/copy/studio-company'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './Company.module.scss'
import { CompanyForm } from './CompanyForm'

/** The page of the company's facts. */
export function Company() {
  const { data, error, mutate } = useStudio<StudioCompany>('settings/company', { keepPreviousData: true })
  return (
    <div className={styles.company}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <p>{copy.profile}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <CompanyForm opened={data} />}
    </div>
  )
}
