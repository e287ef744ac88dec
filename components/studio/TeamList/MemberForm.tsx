import { type FormEvent, Fragment, useEffect } from 'react'
import { Question } from '@/components/form/Question/Question'
import { Button } from '@/components/ui/Button/Button'
import { studio } from '@/lib/studio/copy/studio'
import { memberFields, photoField, teamCopy } from '@/lib/studio/copy/studio-team'
import type { StudioMember } from '@/lib/studio/edit-team'
import { SaveProblem } from '../FormProblem/FormProblem'
import { PictureField, type PictureValue } from '../PictureField/PictureField'
import { ShortQuestion } from '../ShortField/ShortField'
import { useFormSaving } from '../use-form-saving'
import styles from './TeamList.module.scss'

/** A member, with the address of the picture on the site. */
export type ShownMember = StudioMember & { picture: string }

export type MemberFormProps = {
  /** Absent for a new member. */
  member?: ShownMember
  /** Called with the saved name, or with null if the person cancelled. */
  onDone: (name: string | null) => void
}

const fields = [...memberFields, photoField]

type MemberContent = Record<
  'name' | 'designation' | 'bio' | 'image' | 'linkedinLink' | 'twitterLink' | 'githubLink',
  string
>

const toContent = (member: StudioMember): MemberContent => ({
  name: member.name,
  designation: member.designation,
  bio: member.bio,
  image: member.image ?? '',
  linkedinLink: member.linkedinLink ?? '',
  twitterLink: member.twitterLink ?? '',
  githubLink: member.githubLink ?? '',
})

const EMPTY: MemberContent = {
  name: '',
  designation: '',
  bio: '',
  image: '',
  linkedinLink: '',
  twitterLink: '',
  githubLink: '',
}

/** The form of a member. */
export function MemberForm({ member, onDone }: MemberFormProps) {
  const saving = useFormSaving<StudioMember, MemberContent>({
    list: 'team',
    fields,
    opened: member ?? null,
    empty: EMPTY,
    toContent,
  })
  const { form, content, start, filling, errors, isBusy, isUnsaved, change, save, overwrite, discard } = saving
  const prefix = `member-${member?.id ?? 'new'}`
  const { image } = content
  const picture = image ? { src: image === member?.image ? member.picture : image, alt: '' } : null

  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  async function finish(saved: Promise<StudioMember | null>) {
    const stored = await saved
    if (stored) onDone(stored.name)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void finish(save())
  }
  function cancel() {
    if (isUnsaved && !confirm(studio.unsaved)) return
    discard()
    onDone(null)
  }
  function choose(chosen: PictureValue | null) {
    // A key of the media host stays unchanged. Only a new picture is stored as its address.
    const isSame = chosen !== null && chosen.src === member?.picture
    change({ image: isSame ? (member?.image ?? '') : (chosen?.src ?? '') })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={() => change()}>
      <SaveProblem
        saving={saving}
        toTexts={(texts) => texts}
        form={prefix}
        onOverwrite={() => void finish(overwrite())}
      />
      <Fragment key={filling}>
        {memberFields.map((field) => {
          const { name } = field
          const defaultValue = start[name as keyof MemberContent]
          const control = { field, form: prefix, defaultValue, error: errors[name] }
          return name === 'bio' ? <ShortQuestion key={name} {...control} /> : <Question key={name} {...control} />
        })}
      </Fragment>
      <PictureField
        name="image"
        label={photoField.label}
        hint={teamCopy.photoHint}
        hasAlt={false}
        value={picture}
        onChange={choose}
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
