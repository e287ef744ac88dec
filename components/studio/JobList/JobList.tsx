'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { routes } from '@/lib/routes'
import { jobsCopy } from '@/lib/studio/copy/studio-jobs'
import type { ListedJob, StudioJob } from '@/lib/studio/edit-jobs'
import { JOB_STATUSES } from '@/lib/studio/job-status'
import { FormProblem } from '../FormProblem/FormProblem'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SampleRow } from '../SampleRow/SampleRow'
import { SearchBox } from '../SearchBox/SearchBox'
import { Undo } from '../Undo/Undo'
import { toRefresh, useCall, useStudio } from '../use-studio'
import styles from './JobList.module.scss'
import { JobRow } from './JobRow'

const toText = ({ title, department, location }: ListedJob) => `${title}\n${department}\n${location}`.toLowerCase()

function findJobs(jobs: readonly ListedJob[], search: string): ListedJob[] {
  const words = search.toLowerCase().split(/\s+/)
  return jobs.filter((job) => words.every((word) => toText(job).includes(word)))
}

/** All jobs by state, with buttons that close, duplicate and delete them. */
export function JobList() {
  const { data, error, mutate } = useStudio<{ jobs: ListedJob[] }>('jobs', { refreshInterval: () => toRefresh() })
  const [search, setSearch] = useState('')
  const [message, setMessage] = useState('')
  const [removed, setRemoved] = useState<ListedJob | null>(null)
  const { call, problem } = useCall()
  const found = findJobs(data?.jobs ?? [], search)

  async function change(path: string, method: 'POST' | 'DELETE' = 'POST') {
    const called = await call<StudioJob>(`jobs/${path}`, { method, body: {} })
    setRemoved(null)
    if (called.ok) await mutate()
    return called.ok ? called.value : null
  }
  const act = {
    close: async ({ id, title }: ListedJob) => {
      const called = await call<StudioJob>(`jobs/${encodeURIComponent(id)}/close`, { method: 'POST', body: {} })
      setRemoved(null)
      if (!called.ok) {
        if (called.problem.code === 'unanswered') location.assign(routes.studio.closeJob(id))
        return
      }
      setMessage(jobsCopy.closed(title))
      await mutate()
    },
    duplicate: async ({ id }: ListedJob) => {
      const copy = await change(`${encodeURIComponent(id)}/duplicate`)
      if (copy) location.assign(routes.studio.job(copy.id))
    },
    remove: async (job: ListedJob) => {
      if (await change(encodeURIComponent(job.id), 'DELETE')) setRemoved(job)
    },
    restore: async ({ id, title }: ListedJob) => {
      if (!(await change(`${encodeURIComponent(id)}/restore`))) return
      setMessage(jobsCopy.restored(title))
      document.getElementById(`job-${id}`)?.focus()
    },
  }
  const words = search ? (found.length > 0 ? jobsCopy.found(found.length) : jobsCopy.none) : message

  return (
    <div>
      <header className={styles.head}>
        <h1>{jobsCopy.title}</h1>
        <ButtonLink href={routes.studio.newJob}>{jobsCopy.create}</ButtonLink>
      </header>
      <SearchBox {...jobsCopy.search} text={search} onText={setSearch} />
      {problem && <FormProblem problem={problem} />}
      <div role="status" className={removed ? undefined : styles.message}>
        {removed ? <Undo text={jobsCopy.removed(removed.title)} onUndo={() => void act.restore(removed)} /> : words}
      </div>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data?.jobs.length === 0 && (
        <>
          <p>{jobsCopy.empty}</p>
          <SampleRow {...jobsCopy.sample} />
        </>
      )}
      {JOB_STATUSES.map((status) => {
        const jobs = found.filter((job) => job.status === status)
        if (jobs.length === 0) return null
        return (
          <section key={status} aria-labelledby={status} className={styles.group}>
            <h2 id={status}>
              {jobsCopy.groups[status]} <span className={styles.count}>{jobs.length}</span>
            </h2>
            <ul className={styles.list}>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} {...act} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
