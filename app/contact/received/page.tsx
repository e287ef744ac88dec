import type { Metadata } from 'next'
import { NoticePage } from '@/components/layout/NoticePage/NoticePage'
import { confirmations } from '@/content/confirmations'
import { contact } from '@/content/contact'
import { forwarding } from '@/content/forwarding'
import { routes } from '@/lib/routes'

const { title, text, action } = confirmations.contactSent

export const metadata: Metadata = { title, robots: { index: false } }

/** The same page for everyone who wrote without scripts. The route `sent` beside it adds the reference. */
export default function ContactReceivedPage() {
  return (
    <NoticePage active={routes.contact} title={title} action={action}>
      <p data-not-held>{text}</p>
      <p hidden data-held>
        {forwarding.contact}
      </p>
      <dl hidden data-receipt>
        <dt>{contact.form.referenceLabel}</dt>
        <dd />
      </dl>
    </NoticePage>
  )
}
