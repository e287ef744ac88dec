import { type FormEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { TEXT_LIMITS } from '@/lib/limits'
import { pool as copy } from '@/lib/studio/copy/studio-people'
import type { InvitationPreview, Invited } from '@/lib/studio/pool'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { MailFrame } from '../Mails/MailFrame'
import { useCall } from '../use-studio'
import { toInvitedPath } from './InvitedList'
import styles from './Pool.module.scss'

export type WriteInvitationsProps = { jobId: string; references: readonly string[]; onSent: () => void }

/** The emails, and whether someone at the company sends them, rather than the site. */
type Preview = { mails: InvitationPreview[]; isByHand: boolean }

/** Shows the email to each chosen person, and sends them. */
export function WriteInvitations({ jobId, references, onSent }: WriteInvitationsProps) {
  const [personal, setPersonal] = useState('')
  const [shown, setShown] = useState<(Preview & { key: string }) | null>(null)
  const { call, problem } = useCall()
  const { mutate } = useSWRConfig()
  const body = { jobId, references, personal }
  // Emails shown for an earlier choice or text are out of date.
  const key = JSON.stringify(body)
  const mails = shown?.key === key ? shown.mails : []
  const sendable = mails.filter(({ refusal }) => refusal === null)

  const preview = async (event: FormEvent) => {
    event.preventDefault()
    const called = await call<Preview>('pool/preview', { method: 'POST', body })
    if (called.ok) setShown({ key, ...called.value })
  }
  const send = async () => {
    const sent = { jobId, personal, references: sendable.map(({ reference }) => reference) }
    const called = await call<Invited>('pool/invitations', { method: 'POST', body: sent })
    if (!called.ok) return
    setShown(null)
    onSent()
    await mutate(toInvitedPath(jobId))
    await notify('success', copy.sent(called.value.sent.length))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void preview(event)}>
      <p role="status">{copy.chosen(references.length)}</p>
      <TextArea
        name="personal"
        label={copy.personal}
        hint={copy.personalHint}
        rows={3}
        maxLength={TEXT_LIMITS.short}
        value={personal}
        error={problem?.errors.personal}
        isLive
        onChange={(event) => setPersonal(event.target.value)}
      />
      <LoadProblem problem={problem} />
      <Button type="submit" look="outline" disabled={references.length === 0}>
        {copy.preview}
      </Button>
      {mails.length > 0 && (
        <section aria-labelledby="mails" className={styles.mails}>
          <h2 id="mails">{copy.mails}</h2>
          {mails.map(({ reference, name, lastName, email, mail, refusal }) => (
            <details key={reference} open={mails.length === 1}>
              <summary>
                {name} {lastName}
                {refusal && `: ${copy.refusals[refusal]}`}
              </summary>
              <p className={styles.facts}>
                {copy.to}: {email}
              </p>
              <MailFrame mail={mail} />
            </details>
          ))}
          <p>{shown?.isByHand ? copy.byHand : copy.wait}</p>
          <Button onClick={() => void send()} disabled={sendable.length === 0}>
            {copy.send(sendable.length)}
          </Button>
        </section>
      )}
    </form>
  )
}
