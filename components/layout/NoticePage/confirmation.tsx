import type { Metadata } from 'next'
import { NoticePage, type NoticePageProps } from './NoticePage'

/**
 * Creates the route of the page where a form ends. The form has just been used, so the footer does not offer the
 * newsletter.
 */
export function createConfirmation(copy: Pick<NoticePageProps, 'title' | 'text' | 'action'>) {
  return {
    metadata: { title: copy.title, robots: { index: false } } satisfies Metadata,
    Page() {
      return <NoticePage {...copy} newsletter="none" />
    },
  }
}
