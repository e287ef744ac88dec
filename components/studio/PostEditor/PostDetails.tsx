import { useState } from 'react'
import { Field, Select } from '@/components/form/Field/Field'
import { toSlug } from '@/lib/format/slug'
import { studioPosts, postFields as words } from '@/lib/studio/copy/studio-posts'
import type { PostContent } from '@/lib/studio/posts/post-content'
import type { PostDraft } from '@/lib/studio/posts/post-draft'
import { type DrawingChoice, PictureField } from '../PictureField/PictureField'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'
import { TagsField } from './TagsField'

type Author = PostContent['author']
type Choose = (value: string) => void
type Choices = { authors: Author[]; categories: string[]; levels: string[]; drawings: DrawingChoice[] }

const { edit } = studioPosts

export type PostDetailsProps = {
  content: PostContent
  draft: PostDraft
  errors: Record<string, string>
  onChange: (part: Partial<PostContent>) => void
}

/** Returns the slug of a text, with a hyphen at its end while the next word may follow. */
const toTyped = (text: string) => toSlug(text) + (/[\p{L}\p{N}][\s-]+$/u.test(text) ? '-' : '')

type AddressProps = {
  label: string
  hint: string
  placeholder: string
  value: string
  onChange: (slug: string) => void
}

/** The readable part of an address. Typed text is converted at once, except while an input method composes a letter. */
export function AddressField({ value, onChange, ...words }: AddressProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string, isComposing: boolean) => {
    setTyped(isComposing ? text : toTyped(text))
    onChange(toSlug(text))
  }
  return (
    <Field
      name="slug"
      {...words}
      maxLength={60}
      value={typed ?? value}
      autoComplete="off"
      onChange={({ target, nativeEvent }) =>
        type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The details of a post: author, category, tags, address and picture. */
export function PostDetails({ content, draft, errors, onChange }: PostDetailsProps) {
  const { data } = useStudio<Choices>('post-choices')
  const { hints } = edit
  const setAuthor = (name: string) => {
    const found = data?.authors.find((author) => author.name === name)
    onChange({ author: found ?? { name, designation: name === content.author.name ? content.author.designation : '' } })
  }
  // The current choice may no longer be offered.
  const choose = (name: 'category' | 'author' | 'level', offered: string[], chosen: string, onChoose: Choose) => (
    <Select
      name={name}
      label={words[name]}
      blank={name === 'author' ? edit.noAuthor : edit.none}
      options={[...new Set([...offered, chosen])].filter(Boolean).map((value) => ({ value, label: value }))}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
  return (
    <section aria-labelledby="details" className={styles.details}>
      <h2 id="details">{edit.settings}</h2>
      {choose('category', data?.categories ?? [], content.category, (category) => onChange({ category }))}
      <TagsField tags={content.tags} error={errors.tags} onTags={(tags) => onChange({ tags })} />
      {choose('author', data?.authors.map(({ name }) => name) ?? [], content.author.name, setAuthor)}
      {choose('level', data?.levels ?? [], content.level, (level) => onChange({ level }))}
      <AddressField
        label={words.slug}
        hint={draft.publishedAt ? hints.frozen : hints.slug}
        placeholder={toSlug(content.title)}
        value={content.slug || (draft.publishedAt ? draft.content.slug : '')}
        onChange={(slug) => onChange({ slug })}
      />
      <PictureField
        name="image"
        label={words.image}
        hint={hints.image}
        drawings={data?.drawings}
        value={content.image ? { src: content.image, alt: content.imageAlt } : null}
        onChange={(picture) => onChange({ image: picture?.src ?? '', imageAlt: picture?.alt ?? '' })}
      />
    </section>
  )
}
