import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import { articlePage } from '@/lib/content/blog'
import { missingPiece } from '@/lib/content/not-found'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

/** Answers 404 where an address has the shape of a piece or a page of ours but names none. */
export function NotFoundPage() {
  const { more } = articlePage
  return (
    <DocumentPage status={404} active={routes.insights}>
      <Notice title={missingPiece.title} text={missingPiece.text} seed={missingPiece.title}>
        <p>
          <ButtonLink href={more.action.href}>{more.action.label}</ButtonLink>
        </p>
      </Notice>
    </DocumentPage>
  )
}
