import { Checkbox, Field, Select, TextArea } from '@/components/form/Field/Field'
import { journalCategories } from '@/content/journal-listing'
import { type ArticleContent, EMPTY_BLOCK } from '@/lib/backend/article-content'
import { PIECE_LIMITS } from '@/lib/limits'
import { articleCopy as copy, articleFields as words } from '@/lib/studio/copy/studio-articles'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import type { ListedPiece } from '@/lib/studio/pieces/piece-draft'
import { type DrawingChoice, PictureField } from '../PictureField/PictureField'
import type { PieceFieldsProps } from '../PieceEditor/create-kind'
import styles from '../PieceEditor/PieceEditor.module.scss'
import { PiecePictures, PublishedDate, SearchTexts, toControls } from '../PieceEditor/PieceParts'
import { Rows } from '../PieceEditor/Rows'
import { TagsField } from '../PostEditor/TagsField'
import { useStudio } from '../use-studio'
import { BlockFields } from './BlockFields'

const { hints } = copy

const subjects = journalCategories.flatMap(({ value, label }) => (value ? label : []))

type Choices = { authors: { name: string; designation: string }[]; drawings: DrawingChoice[] }

/** The fields of a journal article, except its title. */
export function ArticleFields({ content, draft, errors, onChange }: PieceFieldsProps<ArticleContent>) {
  const { data } = useStudio<Choices>('post-choices')
  const { data: articles = [] } = useStudio<ListedPiece[]>('articles')
  const { author, related } = content

  const control = toControls(errors)
  const shared = { content, labels: words, onChange }
  const setAuthor = (part: Partial<ArticleContent['author']>) => onChange({ author: { ...author, ...part } })
  const members = data?.authors ?? []
  const choose = (name: string) => {
    const member = members.find((each) => each.name === name)
    setAuthor(
      member ? { name, role: member.designation, bio: '', image: '' } : { name: '', role: '', bio: '', image: '' },
    )
  }
  const others = articles.filter(({ id, isDeleted }) => id !== draft.id && !isDeleted)
  const setRelated = (index: number, id: string) => {
    const next = [related[0] ?? '', related[1] ?? ''].with(index, id)
    onChange({ related: next.some(Boolean) ? next : [] })
  }

  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <fieldset className={styles.group}>
          <legend>{copy.opening}</legend>
          <TextArea
            {...control('subtitle', words.subtitle, content.subtitle, (subtitle) => onChange({ subtitle }))}
            hint={hints.subtitle}
            maxLength={PIECE_LIMITS.short}
            rows={2}
          />
          <TextArea
            {...control('excerpt', words.excerpt, content.excerpt, (excerpt) => onChange({ excerpt }))}
            hint={hints.excerpt}
            required
            maxLength={PIECE_LIMITS.short}
            rows={3}
          />
        </fieldset>
        <Rows
          name="blocks"
          words={copy.blocks}
          rows={content.blocks}
          empty={EMPTY_BLOCK}
          first="type"
          max={PIECE_LIMITS.blocks}
          onChange={(blocks) => onChange({ blocks })}
        >
          {(block, path, set) => (
            <BlockFields block={block} path={path} errors={errors} drawings={data?.drawings} onChange={set} />
          )}
        </Rows>
        {errors.blocks && (
          <p role="alert">
            {words.blocks} {errors.blocks}.
          </p>
        )}
      </div>
      <section aria-labelledby="details" className={styles.fields}>
        <h2 id="details">{pieceCopy.details}</h2>
        <fieldset className={styles.group}>
          <legend>{words.author}</legend>
          <Select
            {...control(
              'member',
              copy.member,
              members.some(({ name }) => name === author.name) ? author.name : '',
              choose,
            )}
            hint={hints.member}
            blank={copy.noMember}
            options={members.map(({ name }) => ({ value: name, label: name }))}
          />
          <Field
            {...control('author.name', copy.author.name, author.name, (name) => setAuthor({ name }))}
            required
            maxLength={PIECE_LIMITS.line}
          />
          <Field
            {...control('author.role', copy.author.role, author.role, (role) => setAuthor({ role }))}
            maxLength={PIECE_LIMITS.line}
          />
          <TextArea
            {...control('author.bio', copy.author.bio, author.bio, (bio) => setAuthor({ bio }))}
            hint={hints.bio}
            maxLength={PIECE_LIMITS.short}
            rows={3}
          />
          <PictureField
            name="author.image"
            label={copy.author.image}
            hint={hints.portrait}
            hasAlt={false}
            value={author.image ? { src: author.image, alt: '' } : null}
            onChange={(picture) => setAuthor({ image: picture?.src ?? '' })}
          />
        </fieldset>
        <PiecePictures {...shared} drawings={data?.drawings} />
        <TagsField
          tags={content.tags}
          hint={hints.subjects(subjects.join(', '))}
          error={errors.tags}
          onTags={(tags) => onChange({ tags })}
        />
        <Checkbox
          name="featured"
          label={words.featured}
          hint={hints.featured}
          checked={content.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
        <PublishedDate {...shared} errors={errors} />
        {copy.related.map((label, index) => (
          <Select
            key={label}
            {...control(`related.${index}`, label, related[index] ?? '', (id) => setRelated(index, id))}
            hint={index === 0 ? hints.related : undefined}
            blank={copy.noRelated}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
          />
        ))}
        <SearchTexts {...shared} errors={errors} slug={draft.slug} descriptionHint={hints.metaDescription} />
      </section>
    </div>
  )
}
