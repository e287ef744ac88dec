import { useState } from 'react'
import { Field } from '@/components/form/Field/Field'
import { studioPosts, postFields as words } from '@/lib/studio/copy/studio-posts'

export type TagsFieldProps = {
  tags: string[]
  hint?: string
  error: string | undefined
  onTags: (tags: string[]) => void
}

const toText = (tags: readonly string[]) => tags.join(', ')
const toTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** The tags as one line with commas. While someone types, it keeps spaces that the tags do not have. */
export function TagsField({ tags, hint = studioPosts.edit.hints.tags, error, onTags }: TagsFieldProps) {
  const [typed, setTyped] = useState(() => toText(tags))
  const text = toText(toTags(typed)) === toText(tags) ? typed : toText(tags)
  return (
    <Field
      name="tags"
      label={words.tags}
      hint={hint}
      maxLength={500}
      value={text}
      error={error}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        onTags(toTags(target.value))
      }}
    />
  )
}
