import { type FormEvent, useEffect, useState } from 'react'
import { Question } from '@/components/form/Question/Question'
import { Button } from '@/components/ui/Button/Button'
import type { FormValues } from '@/lib/forms/types'
import { studio } from '@/lib/studio/copy/studio'
import { memberFields, photoField, teamCopy } from '@/lib/studio/copy/studio-team'
import type { StudioMember } from '@/lib/studio/team'
import { SaveProblem } from '../FormProblem/FormProblem'
import { PictureField } from '../PictureField/PictureField'
import { ShortQuestion } from '../ShortField/ShortField'
import { useStoredForm } from '../use-stored-form'
import styles from './Team.module.scss'

/** A member with the picture that the site shows. */
export type ShownMember = StudioMember & { picture: string }

export type MemberFormProps = {
  /** Absent for a new member. */
  member?: ShownMember
  /** Called with the saved name, or with null where nothing was saved. */
  onDone: (name: string | null) => void
}

const fields = [...memberFields, photoField]

const toValues = (member: StudioMember): FormValues =>
  Object.fromEntries(Object.entries(member).map(([name, value]) => [name, String(value ?? '')]))

/** The form of a member. Its fields start from what was stored when it was opened. */
export function MemberForm({ member, onDone }: MemberFormProps) {
  const saving = useStoredForm<StudioMember>('team', fields, member ?? null)
  const { form, start, errors, isBusy, send, noteEdit, isUnsaved, discard, restored, filling } = saving
  const toPicture = (image = member?.image) =>
    image ? { src: image === member?.image ? member.picture : image, alt: '' } : null
  const [picture, setPicture] = useState(() => toPicture())
  const prefix = `member-${member?.id ?? 'new'}`
  const values = { ...(start && toValues(start)), ...restored }
  // A key of the media host stays what it is; only a new picture is stored as its address.
  const image = picture?.src === member?.picture ? member?.image : picture?.src

  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  async function save(version?: number) {
    const saved = await send({}, version)
    if (saved) onDone(saved.name)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  function cancel() {
    if (isUnsaved() && !confirm(studio.unsaved)) return
    discard()
    onDone(null)
  }

  return (
    <form ref={form} key={filling} className={styles.form} noValidate onSubmit={submit} onInput={noteEdit}>
      <SaveProblem
        saving={saving}
        toValues={toValues}
        form={prefix}
        onOverwrite={(version) => void save(version)}
        onDiscard={({ image }) => setPicture(toPicture(image ?? ''))}
      />
      {memberFields.map((field) => {
        const { name } = field
        const control = { field, form: prefix, defaultValue: values[name], error: errors[name] }
        return name === 'bio' ? <ShortQuestion key={name} {...control} /> : <Question key={name} {...control} />
      })}
      <input type="hidden" name={photoField.name} value={image ?? ''} />
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
