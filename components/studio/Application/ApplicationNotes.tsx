import { type FormEvent, useState } from 'react'
import { TextArea } from '@/components/form/Field/Field'
import { notify } from '@/components/form/Toasts/Toasts'
import { Button } from '@/components/ui/Button/Button'
import { keep, readKept } from '@/lib/forms/tab-storage'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { applications as copy } from '@/lib/studio/copy/studio-hiring'
import { shared } from '@/lib/studio/copy/studio-people'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import styles from './ApplicationNotes.module.scss'

export type ApplicationNotesProps = {
  reference: string
  notes: ApplicationDetail['notes']
  onChanged: () => void
  /** Guests can add notes to an application that is shared with them, but cannot remove any. */
  isGuest?: boolean
}

const readDraft = (name: string) => (readKept(name) as { body: string } | null)?.body ?? ''

/** The notes on an application. An unfinished note is kept in this tab. */
export function ApplicationNotes({ reference, notes, onChanged, isGuest }: ApplicationNotesProps) {
  const draft = `studio.note.${reference}`
  const path = `${isGuest ? 'shared' : 'applications'}/${encodeURIComponent(reference)}/notes`
  const [body, setBody] = useState(() => readDraft(draft))
  const { call, problem } = useCall()

  const write = (text: string) => {
    setBody(text)
    keep(draft, text ? { body: text } : null)
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const { ok } = await call(path, { method: 'POST', body: { body } })
    if (!ok) return
    write('')
    onChanged()
    await notify('success', copy.noted)
  }
  const remove = async (id: string) => {
    await call(path, { method: 'DELETE', body: { id } })
    onChanged()
  }
  return (
    <section aria-labelledby="notes" className={styles.notes}>
      <h2 id="notes">{copy.notes}</h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.body}>{note.body}</p>
            <p className={styles.facts}>
              {note.name} <FormattedTime time={note.at} />
              {!isGuest && (
                <Button look="quiet" aria-label={copy.removeNoteOf(note.name)} onClick={() => void remove(note.id)}>
                  {copy.removeNote}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void add(event)}>
        <LoadProblem problem={problem?.errors.body ? null : problem} />
        <TextArea
          name="body"
          label={copy.note}
          hint={isGuest ? shared.noteHint : copy.noteHint}
          required
          rows={3}
          maxLength={4_000}
          value={body}
          error={problem?.errors?.body}
          isLive
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit">{copy.addNote}</Button>
      </form>
    </section>
  )
}
