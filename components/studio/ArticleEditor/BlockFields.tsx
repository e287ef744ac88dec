import { Field, Select, TextArea } from '@/components/form/Field/Field'
import { type ArticleBlock, BLOCK_TYPES } from '@/lib/backend/article-content'
import type { FormErrors } from '@/lib/forms/types'
import { PIECE_LIMITS } from '@/lib/limits'
import { articleCopy } from '@/lib/studio/copy/studio-articles'
import { type DrawingChoice, PictureField } from '../PictureField/PictureField'
import { toControls } from '../PieceEditor/PieceParts'

const { block: copy, types } = articleCopy

export type BlockFieldsProps = {
  block: ArticleBlock
  /** The path of the block in the content, such as `blocks.2`. */
  path: string
  errors: FormErrors
  drawings: readonly DrawingChoice[] | undefined
  onChange: (part: Partial<ArticleBlock>) => void
}

/** The fields of a block: its kind, and what that kind has. */
export function BlockFields({ block, path, errors, drawings, onChange }: BlockFieldsProps) {
  const { type, text, author, image, subject, alt } = block
  const toControl = toControls(errors)
  const control = (name: 'text' | 'author' | 'alt' | 'type', label: string, value: string) =>
    toControl(`${path}.${name}`, label, value, (changed) => onChange({ [name]: changed }))
  return (
    <>
      <Select
        {...control('type', copy.type, type)}
        required
        options={BLOCK_TYPES.map((value) => ({ value, label: types[value] }))}
      />
      {type === 'image' && (
        <>
          <PictureField
            name={`${path}.image`}
            label={types.image}
            hint={subject ? copy.drawingHint : copy.imageHint}
            hasAlt={false}
            drawings={drawings}
            value={image ? { src: image, alt: '' } : null}
            onChange={(picture) => onChange({ image: picture?.src ?? '' })}
          />
          <Field {...control('alt', copy.alt, alt)} maxLength={PIECE_LIMITS.line} />
          <Field {...control('text', copy.caption, text)} maxLength={PIECE_LIMITS.short} />
        </>
      )}
      {(type === 'heading' || type === 'subheading') && (
        <Field {...control('text', copy.text, text)} required maxLength={PIECE_LIMITS.line} />
      )}
      {(type === 'paragraph' || type === 'quote' || type === 'list') && (
        <TextArea
          {...control('text', type === 'list' ? copy.items : copy.text, text)}
          hint={type === 'list' ? copy.itemsHint : undefined}
          required
          maxLength={PIECE_LIMITS.long}
          rows={type === 'quote' ? 3 : 5}
        />
      )}
      {type === 'quote' && <Field {...control('author', copy.author, author)} maxLength={PIECE_LIMITS.line} />}
    </>
  )
}
