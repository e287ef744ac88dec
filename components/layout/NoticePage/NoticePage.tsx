import type { ReactNode } from 'react'
import { Notice } from '@/components/sections/Notice/Notice'
import { ButtonLink } from '@/components/ui/Button/Button'
import type { Link } from '@/content/copy-types'
import { DocumentPage, type PageProps } from '../Page/Page'

export type NoticePageProps = Pick<PageProps, 'active' | 'status' | 'newsletter'> & {
  title: string
  text?: string
  action: Link
  /** The subject of the drawing. */
  subject?: string
  children?: ReactNode
}

/**
 * A page that says what has happened and where to go next: the end of a form that was sent without scripts, or what is
 * missing.
 */
export function NoticePage({ title, text, action, subject = action.label, children, ...page }: NoticePageProps) {
  return (
    <DocumentPage {...page}>
      <Notice title={title} text={text} subject={subject}>
        {children}
        <p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </Notice>
    </DocumentPage>
  )
}
