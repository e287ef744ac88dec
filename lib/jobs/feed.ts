import 'server-only'
import { cacheTag } from 'next/cache'
import { careers } from '../../content/careers.ts'
import { company } from '../../content/company.ts'
import { seo } from '../../content/seo.ts'
import type { Job } from '../backend/contract.ts'
import { getJobs } from '../backend/read-jobs.ts'
import { tags } from '../cache.ts'
import { toInstant } from '../format/date.ts'
import { toSummary } from '../format/text.ts'
import { findEntry, lists } from '../listing/lists.ts'
import { routes } from '../routes.ts'
import { toFullUrl } from '../seo/address.ts'
import { type FeedEntry, toFeedId, toFeedText } from '../seo/feeds/render-feed.ts'
import type { TextFile } from '../seo/feeds/respond-with-text.ts'
import { encryptJobId } from './job-link.ts'
import { toDescription } from './job-posting.ts'
import { toDepartmentValue } from './job-rules.ts'

const MAX_ENTRIES = 50

/** Renders the newest open positions as RSS, for all departments or one. */
export async function getJobFeed(department = ''): Promise<TextFile> {
  'use cache'
  cacheTag(tags.jobs, tags.settings)
  const jobs = await getJobs()
  const entries = jobs
    .filter((job) => toInstant(job.createdAt) && (!department || toDepartmentValue(job) === department))
    .map(toEntry)
    .sort((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .slice(0, MAX_ENTRIES)
  const name = findEntry(lists.departments, department)?.label
  const title = name ? careers.positions.department.title.replace('{department}', name) : careers.positions.title
  return toFeedText(
    {
      id: toFeedId('jobs', department),
      title: `${company.name}: ${title}`,
      description: seo.pages.careers.description,
      page: toFullUrl(name ? routes.careersDepartment(department) : routes.careers),
      address: toFullUrl(routes.jobFeed(department)),
      entries,
    },
    'rss',
  )
}

function toEntry(job: Job): FeedEntry {
  const token = encryptJobId(job.id)
  const facts = [job.location, job.jobType, job.experience, job.salary].filter(Boolean)
  return {
    id: toFeedId('jobs', token),
    title: job.title,
    address: toFullUrl(routes.job(token)),
    summary: toSummary([facts.join(' · '), job.description].join('. '), 300),
    html: toDescription(job),
    author: company.name,
    published: (toInstant(job.createdAt) ?? new Date(0)).toISOString(),
    tags: [job.department].filter(Boolean),
  }
}
