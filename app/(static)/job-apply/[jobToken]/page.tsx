import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { EarlyStep } from '@/components/applications/EarlyStep/EarlyStep'
import { StepBar } from '@/components/applications/StepBar/StepBar'
import { Wizard } from '@/components/applications/Wizard/Wizard'
import { Toasts } from '@/components/form/Toasts/Toasts'
import { ClosedPosition } from '@/components/jobs/ClosedPosition/ClosedPosition'
import { JobActions } from '@/components/jobs/JobActions/JobActions'
import { JobBody } from '@/components/jobs/JobBody/JobBody'
import { JobCard } from '@/components/jobs/JobCard/JobCard'
import { JobFacts } from '@/components/jobs/JobFacts/JobFacts'
import { JobHeader } from '@/components/jobs/JobHeader/JobHeader'
import { JobNotes } from '@/components/jobs/JobNotes/JobNotes'
import { SimilarPositions } from '@/components/jobs/SimilarPositions/SimilarPositions'
import { ApplicationPage } from '@/components/layout/Page/Page'
import { UnavailablePage } from '@/components/layout/UnavailablePage/UnavailablePage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Section } from '@/components/ui/Section/Section'
import { application, careers } from '@/content/careers'
import { company } from '@/content/company'
import { toDraftName } from '@/lib/applications/draft'
import { toOwnForm } from '@/lib/applications/position-form'
import { artUrl } from '@/lib/art/art-url'
import { toSummary } from '@/lib/format/text'
import { findSimilar } from '@/lib/jobs/find-similar'
import { toJobPosting } from '@/lib/jobs/job-posting'
import { getLinkedJobs, readJobLink } from '@/lib/jobs/read-link'
import { routes } from '@/lib/routes'
import { toFullUrl } from '@/lib/seo/address'
import { toBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { chooseTitle, toMetadata } from '@/lib/seo/metadata'
import styles from './job.module.scss'

type Props = { params: Promise<{ jobToken: string }> }

/**
 * The newest positions are rendered during the build, the others on their first visit. Next requires at least one, even
 * with an empty backend.
 */
export async function generateStaticParams() {
  const jobs = await getLinkedJobs()
  return jobs.length > 0 ? jobs.slice(0, 20).map(({ token }) => ({ jobToken: token })) : [{ jobToken: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const position = await readJobLink((await params).jobToken)
  if (position.state !== 'open') return { title: application.closed.title, robots: { index: false } }
  const { job, token } = position
  return toMetadata({
    title: chooseTitle([job.title, job.location].filter(Boolean).join(', '), job.title),
    description: toSummary(job.description, 155),
    path: routes.job(token),
    card: { subject: job.title, kicker: job.department },
  })
}

export default async function JobPage({ params }: Props) {
  const position = await readJobLink((await params).jobToken)
  if (position.state === 'unavailable') return <UnavailablePage />
  const jobs = await getLinkedJobs()
  if (position.state !== 'open') return <ClosedPosition jobs={jobs} />
  if (position.isOutdated) permanentRedirect(routes.job(position.linkToken))
  const { job, token, linkToken } = position
  const { actions, back } = application
  const similar = findSimilar(job, jobs)
  const others = similar.map((other) => ({ label: other.title, href: routes.job(other.token) }))
  const picture = artUrl('gallery', application.done.pictureSeed)
  const posting = toJobPosting(job, token)
  const own = toOwnForm(job)
  const crumbs = [
    { name: careers.name, href: routes.careers },
    { name: job.title, href: routes.job(token) },
  ]
  return (
    <ApplicationPage isCounted newsletter="linked" active={routes.careers}>
      <StepBar back={back} apply={{ label: actions.applyShort, href: '#apply' }} />
      <Section>
        {posting && <JsonLd data={posting} />}
        <JsonLd data={toBreadcrumbs(crumbs)} />
        <JobHeader job={job} source={`${company.name}: ${toFullUrl(routes.careers)}`} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <JobFacts job={job} />
            <JobActions />
            <JobBody job={job} />
          </div>
          <div className={styles.aside}>
            <JobNotes />
            <JobCard job={job} />
          </div>
        </div>
      </Section>
      <Section labelledBy="apply" ground="layer" hydrates={toDraftName(token)}>
        <EarlyStep />
        <Wizard
          token={token}
          linkToken={linkToken}
          jobTitle={job.title}
          others={others}
          picture={picture}
          {...(own && { own })}
        />
      </Section>
      <SimilarPositions jobs={similar} />
      <Toasts />
    </ApplicationPage>
  )
}
