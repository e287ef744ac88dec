import { Field } from '@/components/form/Field/Field'
import { Notice } from '@/components/sections/Notice/Notice'
import { Button } from '@/components/ui/Button/Button'
import { mailCheck } from '@/content/mail-check'
import { routes } from '@/lib/routes'
import { DocumentPage } from '../Page/Page'

export type MailCheckProps = { result: { title: string; text: string } | null }

/** The page on which people check the code of an email: the answer, if a code was given, and the form. */
export function MailCheck({ result }: MailCheckProps) {
  const { title, text, label, hint, button } = mailCheck
  return (
    <DocumentPage crumbs={[{ name: title, href: routes.mailCheck() }]} newsletter="none">
      <Notice title={result?.title ?? title} text={result?.text ?? text} subject={routes.mailCheck()}>
        <form action={routes.mailCheck()}>
          <Field name="code" label={label} hint={hint} required autoComplete="off" maxLength={200} />
          <Button type="submit">{button}</Button>
        </form>
      </Notice>
    </DocumentPage>
  )
}
