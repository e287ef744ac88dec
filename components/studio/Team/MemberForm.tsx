import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { readForm } from '@/components/form/read-form'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/content/studio'
import { memberFields, photoField, teamCopy } from '@/lib/content/studio-team'
import type { FormValues } from '@/lib/forms/types'
import type { StudioMember } from '@/lib/studio/team'
import type { Conflict as Details } from '@/lib/studio/versions'
import { Conflict } from '../Conflict/Conflict'
import { FormProblem } from '../FormProblem/FormProblem'
import { toSentences } from '../FormProblem/to-sentences'
import { PictureField } from '../PictureField/PictureField'
import { ShortQuestion } from '../ShortField/ShortField'
import { useSaving } from '../use-saving'
import { type ShownMember, toMemberForm } from './member'
import styles from './Team.module.scss'

export type MemberFormProps = {
  /** Null or absent: a new member. */
  member?: ShownMember
  /** Called with the saved name, or with null where nothing was saved. */
  onDone: (name: string | null) => void
}

/** The form of a member. Its fields start from what was stored when it was opened; a later version is a conflict. */
export function MemberForm({ member, onDone }: MemberFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState<StudioMember | undefined>(member)
  const toPicture = (image = member?.image) =>
    image ? { src: image === member?.image ? member.picture : image, alt: '' } : null
  const [picture, setPicture] = useState(() => toPicture())
  const [mine, setMine] = useState<FormValues>({})
  const { problem, isBusy, attempt, save, noteEdit, isUnsaved, drop } = useSaving()
  const prefix = `member-${base?.id ?? 'new'}`
  const errors = toSentences(memberFields, problem?.errors)
  const conflict = problem?.code === 'conflict' ? (problem.details as Details<StudioMember>) : null
  const start: FormValues = base ? toMemberForm(base) : {}
  // A key of the media host stays what it is; only a new picture is stored as its address.
  const image = picture?.src === member?.picture ? member?.image : picture?.src

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version fills the form anew.
  useEffect(() => form.current?.querySelector('input')?.focus(), [base?.version])

  async function send(version = base?.version) {
    if (!form.current || isBusy) return
    const body = { ...readForm(form.current), image: image ?? '' }
    setMine(body)
    const called = base
      ? await save<StudioMember>(`team/${base.id}`, { method: 'PUT', body, ...(version && { version }) })
      : await save<StudioMember>('team', { method: 'POST', body })
    if (called.ok) onDone(called.value.name)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  function cancel() {
    if (isUnsaved() && !confirm(studio.unsaved)) return
    drop()
    onDone(null)
  }

  return (
    <form ref={form} key={base?.version} className={styles.form} noValidate onSubmit={submit} onInput={noteEdit}>
      {conflict && (
        <Conflict
          {...conflict}
          fields={[...memberFields, photoField]}
          mine={mine}
          theirs={toMemberForm(conflict.current)}
          onTakeOver={() => void send(conflict.current.version)}
          onDiscard={() => {
            setBase(conflict.current)
            setPicture(toPicture(conflict.current.image ?? ''))
            drop()
          }}
        />
      )}
      {problem && !conflict && <FormProblem problem={problem} errors={errors} attempt={attempt} form={prefix} />}
      {memberFields.map((field) => {
        const { name } = field
        const asked = { field, form: prefix, defaultValue: start[name], error: errors[name] }
        return name === 'bio' ? <ShortQuestion key={name} {...asked} /> : <Question key={name} {...asked} />
      })}
      <PictureField
        name="image"
        label={photoField.label}
        hint={teamCopy.photoHint}
        hasAlt={false}
        value={picture}
        onChange={(value) => {
          noteEdit()
          setPicture(value)
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {teamCopy.save}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {teamCopy.cancel}
        </Button>
      </p>
    </form>
  )
}
