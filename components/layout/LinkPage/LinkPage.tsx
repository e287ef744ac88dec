import { Notice } from '@/components/sections/Notice/Notice'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import type { Link } from '@/content/copy-types'
import { DocumentPage } from '../Page/Page'

export type LinkPageProps = {
  copy: { title: string; text: string; button: string; missing: string; back: Link }
}

/** What a link of a mail opens. The page is static; its handler shows the form to people with a link (lib/forms/personal-page.ts). */
export function LinkPage({ copy: { title, text, button, missing, back } }: LinkPageProps) {
  return (
    <DocumentPage newsletter="none">
      <Notice title={title} seed={title}>
        <div hidden data-personal>
          <form method="post" data-form="go">
            <p>{text}</p>
            <p>
              <Button type="submit">{button}</Button>
            </p>
          </form>
        </div>
        <div data-no-link>
          <p>
            <LinkedText text={missing} />
          </p>
          <p>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
          </p>
        </div>
      </Notice>
    </DocumentPage>
  )
}
