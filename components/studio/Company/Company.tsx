'use client'

import type { StudioCompany } from '@/lib/studio/company'
import { companyCopy as copy } from '@/lib/studio/copy/studio-company'
import type { StudioHero } from '@/lib/studio/hero-picture'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'
import styles from './Company.module.scss'
import { CompanyForm } from './CompanyForm'
import { HeroPictureForm } from './HeroPictureForm'

/** The page of the company's facts, and of the picture of the home page. */
export function Company() {
  const { data, error, mutate } = useStudio<StudioCompany>('settings/company', { keepPreviousData: true })
  const hero = useStudio<StudioHero>('settings/hero-picture', { keepPreviousData: true })
  return (
    <div className={styles.company}>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <p>{copy.profile}</p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <CompanyForm opened={data} />}
      <LoadState data={hero.data} error={hero.error} onRetry={hero.mutate} />
      {hero.data && <HeroPictureForm opened={hero.data} />}
    </div>
  )
}
