import { Field, Select } from '@/components/form/Field/Field'
import { studioPosts, postFields as words } from '@/lib/content/studio-posts'
import { toSlug } from '@/lib/format/slug'
import type { PostContent } from '@/lib/studio/posts/content'
import type { PostDraft } from '@/lib/studio/posts/types'
import { PictureField } from '../PictureField/PictureField'
import { useStudio } from '../use-studio'
import styles from './PostEditor.module.scss'
import { TagsField } from './TagsField'

type Author = PostContent['author']
type Choices = { authors: Author[]; categories: string[]; levels: string[] }

const { edit } = studioPosts

export type PostDetailsProps = {
  content: PostContent
  draft: PostDraft
  errors: Record<string, string>
  onChange: (part: Partial<PostContent>) => void
}

/** What is offered, with the present choice, which may be from before. */
const toOptions = (offered: readonly string[], chosen: string) =>
  [...new Set([...offered, chosen])].filter(Boolean).map((value) => ({ value, label: value }))

/** What is said about a post: who wrote it, what it is about, its address and picture. */
export function PostDetails({ content, draft, errors, onChange }: PostDetailsProps) {
  const { data } = useStudio<Choices>('post-choices')
  const { hints } = edit
  const setAuthor = (name: string) => {
    const found = data?.authors.find((author) => author.name === name)
    onChange({ author: found ?? { name, designation: name === content.author.name ? content.author.designation : '' } })
  }
  return (
    <section aria-labelledby="details" className={styles.details}>
      <h2 id="details">{edit.settings}</h2>
      <Select
        name="category"
        label={words.category}
        blank={edit.none}
        options={toOptions(data?.categories ?? [], content.category)}
        value={content.category}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <TagsField tags={content.tags} error={errors.tags} onTags={(tags) => onChange({ tags })} />
      <Select
        name="author"
        label={words.author}
        blank={edit.noAuthor}
        options={toOptions(data?.authors.map(({ name }) => name) ?? [], content.author.name)}
        value={content.author.name}
        onChange={({ target }) => setAuthor(target.value)}
      />
      <Select
        name="level"
        label={words.level}
        blank={edit.none}
        options={toOptions(data?.levels ?? [], content.level)}
        value={content.level}
        onChange={({ target }) => onChange({ level: target.value })}
      />
      <Field
        name="slug"
        label={words.slug}
        hint={draft.publishedAt ? hints.frozen : hints.slug}
        placeholder={toSlug(content.title)}
        maxLength={60}
        value={content.slug || (draft.publishedAt ? draft.content.slug : '')}
        autoComplete="off"
        onChange={({ target }) => onChange({ slug: target.value.toLowerCase().replace(/[^a-z0-9]+/g, '-') })}
      />
      <PictureField
        name="image"
        label={words.image}
        hint={hints.image}
        value={content.image ? { src: content.image, alt: content.imageAlt } : null}
        onChange={(picture) => onChange({ image: picture?.src ?? '', imageAlt: picture?.alt ?? '' })}
      />
    </section>
  )
}
