import { Notice } from '@/components/sections/Notice/Notice'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import type { Link } from '@/content/copy-types'
import { DocumentPage } from '../Page/Page'

export type LinkPageProps = {
  copy: { title: string; text: string; button: string; missing: string; back: Link }
  /** The address that the button posts to; `null` if the link does not work. */
  action: string | null
}

/** The page behind a link in an email. */
export function LinkPage({ copy: { title, text, button, missing, back }, action }: LinkPageProps) {
  if (action === null) {
    return (
      <DocumentPage newsletter="none" status={404}>
        <Notice title={title} subject={title}>
          <p>
            <LinkedText text={missing} />
          </p>
          <p>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
          </p>
        </Notice>
      </DocumentPage>
    )
  }
  return (
    <DocumentPage newsletter="none">
      <Notice title={title} subject={title}>
        <form method="post" action={action}>
          <p>{text}</p>
          <p>
            <Button type="submit">{button}</Button>
          </p>
        </form>
      </Notice>
    </DocumentPage>
  )
}
