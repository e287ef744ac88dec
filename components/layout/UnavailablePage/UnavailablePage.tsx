import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import { unavailable } from '@/lib/content/unavailable'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

/** Answers 503 where a backend that is away leaves nothing to show: not a 404, for the page does exist. */
export function UnavailablePage() {
  return (
    <DocumentPage status={503}>
      <Notice title={unavailable.title} text={unavailable.text} seed={unavailable.title}>
        <p>
          <ButtonLink href={routes.home}>{unavailable.action}</ButtonLink>
        </p>
      </Notice>
    </DocumentPage>
  )
}
