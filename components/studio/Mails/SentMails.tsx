import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import type { CandidateMail } from '@/lib/applications/candidate-mails'
import type { ApplicationMails } from '@/lib/studio/candidate-mails'
import { mailsCopy as copy } from '@/lib/studio/copy/studio-mails'
import { toMailLink } from '@/lib/studio/mail-link'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './Mails.module.scss'

function MailState({ mail: { state, sendAt, sentAt } }: { mail: CandidateMail }) {
  if (state === 'sent')
    return (
      <>
        {copy.states.sent} <FormattedTime time={sentAt ?? ''} />
      </>
    )
  if (state !== 'waiting') return copy.states[state]
  if (Date.parse(sendAt) <= Date.now()) return copy.states.late
  return (
    <>
      {copy.states.waiting} <FormattedTime time={sendAt} hasZone />
    </>
  )
}

async function copyText({ subject, text }: CandidateMail) {
  try {
    await navigator.clipboard.writeText(`${subject}\n\n${text}`)
    await notify('success', copy.copied)
  } catch {
    await notify('error', copy.notCopied)
  }
}

export type SentMailsProps = { reference: string; mails: ApplicationMails; onChanged: () => void }

/** The emails of an application: waiting, sent, taken back, or to be sent by hand. */
export function SentMails({ reference, mails: { mails, email }, onChanged }: SentMailsProps) {
  const { call, problem } = useCall()
  async function act(id: string, method: 'PUT' | 'DELETE', done: string) {
    const path = `applications/${encodeURIComponent(reference)}/mails/${encodeURIComponent(id)}`
    const { ok } = await call(path, { method, body: {} })
    onChanged()
    if (ok) await notify('success', done)
  }
  if (mails.length === 0) return <p className={styles.hint}>{copy.none}</p>
  return (
    <>
      <LoadProblem problem={problem} />
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id} data-state={mail.state}>
            <details>
              <summary>{mail.subject}</summary>
              <p className={styles.body}>{mail.text}</p>
            </details>
            <p className={styles.facts}>
              <span>
                <MailState mail={mail} />
              </span>{' '}
              <span>{copy.by(mail.by)}</span>
            </p>
            {(mail.state === 'waiting' || mail.state === 'by-hand') && (
              <p className={styles.buttons}>
                {mail.state === 'by-hand' && (
                  <>
                    <Button
                      look="outline"
                      aria-label={copy.of(copy.copy, mail.subject)}
                      onClick={() => void copyText(mail)}
                    >
                      {copy.copy}
                    </Button>
                    <a href={toMailLink(email, mail.subject, mail.text)}>{copy.open}</a>
                    <Button
                      look="outline"
                      aria-label={copy.of(copy.mark, mail.subject)}
                      onClick={() => void act(mail.id, 'PUT', copy.marked)}
                    >
                      {copy.mark}
                    </Button>
                  </>
                )}
                <Button
                  look="outline"
                  aria-label={copy.of(copy.takeBack, mail.subject)}
                  onClick={() => void act(mail.id, 'DELETE', copy.takenBack)}
                >
                  {copy.takeBack}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
