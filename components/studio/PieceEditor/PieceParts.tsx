import { Field, TextArea } from '@/components/form/Field/Field'
import type { PieceContent } from '@/lib/backend/piece-content'
import { toSlug } from '@/lib/format/slug'
import type { FormErrors } from '@/lib/forms/types'
import { PIECE_LIMITS } from '@/lib/limits'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { type DrawingChoice, PictureField } from '../PictureField/PictureField'
import { AddressField } from '../PostEditor/PostDetails'

const { hints } = pieceCopy

/** Returns a function that creates the props of a text field, with its error. */
export const toControls =
  (errors: FormErrors) => (name: string, label: string, value: string, set: (value: string) => void) => ({
    name,
    label,
    value,
    error: errors[name] && `${label} ${errors[name]}.`,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  })

type PartProps = {
  content: PieceContent
  labels: Record<keyof PieceContent, string>
  onChange: (part: Partial<PieceContent>) => void
}

/** The picture for lists and the page, and the one for the page alone. */
export function PiecePictures({
  content: { image, heroImage },
  labels,
  drawings,
  onChange,
}: PartProps & { drawings: readonly DrawingChoice[] | undefined }) {
  return (
    <>
      <PictureField
        name="image"
        label={labels.image}
        hint={hints.image}
        hasAlt={false}
        drawings={drawings}
        value={image ? { src: image, alt: '' } : null}
        onChange={(picture) => onChange({ image: picture?.src ?? '' })}
      />
      <PictureField
        name="heroImage"
        label={labels.heroImage}
        hint={hints.heroImage}
        hasAlt={false}
        value={heroImage ? { src: heroImage, alt: '' } : null}
        onChange={(picture) => onChange({ heroImage: picture?.src ?? '' })}
      />
    </>
  )
}

/** The date that the page shows. */
export function PublishedDate({ content, labels, errors, onChange }: PartProps & { errors: FormErrors }) {
  const control = toControls(errors)
  return (
    <Field
      {...control('publishedDate', labels.publishedDate, content.publishedDate, (publishedDate) =>
        onChange({ publishedDate }),
      )}
      type="date"
      hint={hints.publishedDate}
    />
  )
}

type SearchTextsProps = PartProps & {
  errors: FormErrors
  /** The address, once it was published. */
  slug: string | null
  /** Says what search results show if there is no description. */
  descriptionHint: string
}

/** The address, and what search results show. */
export function SearchTexts({ content, labels, errors, slug, descriptionHint, onChange }: SearchTextsProps) {
  const control = toControls(errors)
  const { meta } = content
  return (
    <>
      <AddressField
        label={labels.slug}
        hint={slug ? hints.frozen : hints.slug}
        placeholder={toSlug(content.title)}
        value={content.slug || (slug ?? '')}
        onChange={(changed) => onChange({ slug: changed })}
      />
      <Field
        {...control('meta.title', pieceCopy.meta.title, meta.title, (title) => onChange({ meta: { ...meta, title } }))}
        hint={hints.metaTitle}
        maxLength={PIECE_LIMITS.line}
      />
      <TextArea
        {...control('meta.description', pieceCopy.meta.description, meta.description, (description) =>
          onChange({ meta: { ...meta, description } }),
        )}
        hint={descriptionHint}
        maxLength={PIECE_LIMITS.short}
        rows={3}
      />
    </>
  )
}
