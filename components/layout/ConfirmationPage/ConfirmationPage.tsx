import type { ReactNode } from 'react'
import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import type { Link } from '@/lib/content/types'
import { DocumentPage } from '../Page/Page'

export type ConfirmationPageProps = {
  active?: string | undefined
  newsletter?: boolean
  title: string
  action: Link
} & ({ text: string; children?: never } | { text?: never; children: ReactNode })

/** Where a form ends that was sent without scripts. */
export function ConfirmationPage({ active, newsletter = true, title, text, action, children }: ConfirmationPageProps) {
  return (
    <DocumentPage active={active} newsletter={newsletter}>
      <Notice title={title} text={text} seed={action.label}>
        {children}
        <p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </Notice>
    </DocumentPage>
  )
}
