import { DocumentPage } from '@/components/layout/Page/Page'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { application } from '@/lib/content/careers'
import { routes } from '@/lib/routes'
import { type LinkedJob, OpenPositions } from '../OpenPositions/OpenPositions'

/** The newest of them; the careers page has them all. */
const MOST = 10

export type ClosedPositionProps = { jobs: LinkedJob[] }

/** A job link that leads to no open position: a 404 that says so and lists the open ones. */
export function ClosedPosition({ jobs }: ClosedPositionProps) {
  const { closed } = application
  return (
    <DocumentPage active={routes.careers} status={404}>
      <Section>
        <SectionHeading title={closed.title} level={1}>
          {closed.text}
        </SectionHeading>
      </Section>
      <Section labelledBy="open">
        <SectionHeading id="open" title={jobs.length > 0 ? closed.openTitle : closed.noneOpen} />
        <OpenPositions jobs={jobs.slice(0, MOST)} />
        <p>
          <a href={closed.all.href}>{closed.all.label}</a>
        </p>
      </Section>
    </DocumentPage>
  )
}
