import { DocumentPage } from '@/components/layout/Page/Page'
import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Section } from '@/components/ui/Section/Section'
import { application } from '@/content/careers'
import { routes } from '@/lib/routes'
import { type LinkedJob, OpenPositions } from '../OpenPositions/OpenPositions'

/** The maximum number. The careers page lists the others. */
const MAX_POSITIONS = 10

export type ClosedPositionProps = { jobs: LinkedJob[] }

/** The page for a job link that leads to no open position: a 404 that says so and lists the open ones. */
export function ClosedPosition({ jobs }: ClosedPositionProps) {
  const { closed } = application
  return (
    <DocumentPage newsletter="linked" active={routes.careers} status={404}>
      <Notice title={closed.title} text={closed.text} subject={closed.title}>
        <p>
          <ButtonLink href={closed.all.href}>{closed.all.label}</ButtonLink>
        </p>
      </Notice>
      <Section labelledBy="open" ground="layer" stack="close">
        <h2 id="open">{jobs.length > 0 ? closed.openTitle : closed.noneOpen}</h2>
        <OpenPositions jobs={jobs.slice(0, MAX_POSITIONS)} />
      </Section>
    </DocumentPage>
  )
}
