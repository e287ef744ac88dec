import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { confirmations } from '@/content/confirmations'
import { contact } from '@/content/contact'
import { forwarding } from '@/content/forwarding'
import { type PageQuery, readReceipt } from '@/lib/forms/receipt'
import { routes } from '@/lib/routes'

const { title, text, action } = confirmations.contactSent

export const metadata: Metadata = { title, robots: { index: false } }

type Props = { searchParams: Promise<PageQuery> }

/** The page where a message sent without scripts ends. It can be reloaded and printed. */
export default async function ContactSentPage({ searchParams }: Props) {
  const { reference, isHeld } = readReceipt(await searchParams)
  return (
    <NoticePage active={routes.contact} title={title} action={action}>
      <p>{isHeld ? forwarding.contact : text}</p>
      {reference && (
        <dl>
          <dt>{contact.form.referenceLabel}</dt>
          <dd>{reference}</dd>
        </dl>
      )}
    </NoticePage>
  )
}
