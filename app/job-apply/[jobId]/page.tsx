import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { StepBar } from '@/components/application/StepBar/StepBar'
import { Wizard } from '@/components/application/Wizard/Wizard'
import { Toasts } from '@/components/form/Toasts/Toasts'
import { ClosedPosition } from '@/components/jobs/ClosedPosition/ClosedPosition'
import { JobBody } from '@/components/jobs/JobBody/JobBody'
import { JobHeader } from '@/components/jobs/JobHeader/JobHeader'
import { JobNotes } from '@/components/jobs/JobNotes/JobNotes'
import { SimilarPositions } from '@/components/jobs/SimilarPositions/SimilarPositions'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { UnavailablePage } from '@/components/layout/UnavailablePage/UnavailablePage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Section } from '@/components/ui/Section/Section'
import { application } from '@/lib/content/careers'
import { toSummary } from '@/lib/format/text'
import { findSimilar } from '@/lib/jobs/find-similar'
import { toJobPosting } from '@/lib/jobs/job-posting'
import { getLinkedJobs, readJobLink } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'
import { toFullUrl } from '@/lib/seo/address'
import { chooseTitle, toMetadata } from '@/lib/seo/metadata'
import styles from './job.module.scss'

type Props = { params: Promise<{ jobId: string }> }

/** The newest positions are built, the others on their first visit. Next wants at least one, also of an empty backend. */
export async function generateStaticParams() {
  const jobs = await getLinkedJobs()
  return jobs.length > 0 ? jobs.slice(0, 20).map(({ token }) => ({ jobId: token })) : [{ jobId: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const position = await readJobLink((await params).jobId)
  if (position.state !== 'open') return { title: application.closed.title, robots: { index: false } }
  const { job, token } = position
  return toMetadata({
    title: chooseTitle(`${job.title}, ${job.location}`, job.title),
    description: toSummary(job.description, 155),
    path: routes.job(token),
    card: { seed: job.title, kicker: job.department },
  })
}

export default async function JobPage({ params }: Props) {
  const position = await readJobLink((await params).jobId)
  if (position.state === 'unavailable') return <UnavailablePage />
  if (position.state === 'outdated') permanentRedirect(routes.job(position.token))
  const jobs = await getLinkedJobs()
  if (position.state === 'closed') return <ClosedPosition jobs={jobs} />
  const { job, token } = position
  const { back, fill, done } = application
  const posting = toJobPosting(job, token)
  return (
    <ApplicationPage active={routes.careers}>
      <StepBar back={back} />
      <Section>
        {posting && <JsonLd data={posting} />}
        <JobHeader job={job} address={toFullUrl(routes.job(token))} />
        <div className={styles.columns}>
          <JobBody job={job} />
          <JobNotes />
        </div>
      </Section>
      <Section labelledBy="apply" ground="layer">
        <Wizard token={token} jobTitle={job.title} copy={{ back, fill, done }} />
      </Section>
      <SimilarPositions jobs={findSimilar(job, jobs)} />
      <Toasts />
    </ApplicationPage>
  )
}
