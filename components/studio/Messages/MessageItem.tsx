import { notify } from '@/components/form/Toasts/Toasts'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { serviceLabels } from '@/content/service-options'
import { messages as copy } from '@/lib/studio/copy/studio-hiring'
import { toMailLink } from '@/lib/studio/mail-link'
import type { StudioMessage } from '@/lib/studio/messages'
import { ErasePerson } from '../EraseDialog/ErasePerson'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { SpamSignals } from '../SpamSignals/SpamSignals'
import { useCall } from '../use-studio'
import styles from './Messages.module.scss'

// An earlier version of the form may have offered other services.
const SERVICES: Record<string, string> = serviceLabels

export type MessageItemProps = { message: StudioMessage; onChanged: () => void }

/** One message, with buttons that answer it and mark it as done. */
export function MessageItem({ message, onChanged }: MessageItemProps) {
  const { reference, state, email } = message
  const { call, problem } = useCall()
  const next = state === 'open' ? 'done' : 'open'
  const action = state === 'open' ? copy.done : copy.reopen
  const mark = async () => {
    const { ok } = await call(`messages/${encodeURIComponent(reference)}`, { method: 'PUT', body: { state: next } })
    if (!ok) return
    onChanged()
    await notify('success', copy.marked[next])
  }
  const facts = [
    { label: copy.service, text: SERVICES[message.service] ?? '' },
    { label: copy.company, text: message.company },
    { label: copy.phone, text: message.phone },
  ].filter(({ text }) => text !== '')
  const heading = `message-${reference}`
  return (
    <li className={styles.item} aria-labelledby={heading}>
      <h2 id={heading}>
        {message.name} {message.lastName}
      </h2>
      <p className={styles.facts}>
        <span>{email}</span> <span>{reference}</span> <FormattedTime time={message.receivedAt} />
        {facts.map(({ label, text }) => (
          <span key={label}>
            {label}: {text}
          </span>
        ))}
      </p>
      <SpamSignals signals={message.signals} />
      <p className={styles.text}>{message.message}</p>
      <LoadProblem problem={problem} />
      <div className={styles.acts}>
        <ButtonLink
          look="outline"
          href={toMailLink(email, copy.subject(reference))}
          aria-label={`${copy.answer}: ${reference}`}
        >
          {copy.answer}
        </ButtonLink>
        <Button look="quiet" aria-label={`${action}: ${reference}`} onClick={() => void mark()}>
          {action}
        </Button>
        <ErasePerson list="messages" reference={reference} onErased={onChanged} />
      </div>
    </li>
  )
}
