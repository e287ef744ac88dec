import { type FormEvent, useState } from 'react'
import { TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { FormattedTime } from '@/components/studio/FormattedTime/FormattedTime'
import { Button } from '@/components/ui/Button/Button'
import { TEXT_LIMITS } from '@/lib/limits'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { retention as copy } from '@/lib/studio/copy/studio-hiring'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './ApplicationNotes.module.scss'

const REASONS = ['pool', 'other'] as const

export type KeepLongerProps = { application: ApplicationDetail; onKept: () => void }

/** When the site deletes a decided application, and the form that keeps it longer. */
export function KeepLonger({ application, onKept }: KeepLongerProps) {
  const { reference, erasedAt, keepReason, agreed } = application
  const [reason, setReason] = useState<(typeof REASONS)[number]>(agreed ? 'pool' : 'other')
  const [words, setWords] = useState('')
  const { call, problem } = useCall()
  if (!erasedAt) return null

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const path = `applications/${encodeURIComponent(reference)}/retention`
    const { ok } = await call(path, { method: 'PUT', body: { reason, words } })
    if (!ok) return
    setWords('')
    onKept()
    await notify('success', copy.done)
  }
  return (
    <section className={styles.notes}>
      <p>
        {copy.end} <FormattedTime time={erasedAt} isDay />.
      </p>
      {keepReason && (
        <p>
          {copy.kept} {keepReason}
        </p>
      )}
      <details>
        <summary>{copy.keep}</summary>
        <form onSubmit={(event) => void keep(event)}>
          <p>{copy.keepText}</p>
          <LoadProblem problem={problem?.errors.words ? null : problem} />
          {agreed && (
            <fieldset>
              <legend>{copy.reason}</legend>
              {REASONS.map((name) => (
                <label key={name}>
                  <input type="radio" name="reason" checked={reason === name} onChange={() => setReason(name)} />{' '}
                  {copy.reasons[name]}
                </label>
              ))}
            </fieldset>
          )}
          {reason === 'other' && (
            <TextArea
              name="words"
              label={agreed ? copy.words : copy.reason}
              required
              rows={2}
              maxLength={TEXT_LIMITS.line}
              value={words}
              error={problem?.errors.words}
              isLive
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          <Button type="submit">{copy.keep}</Button>
        </form>
      </details>
    </section>
  )
}
