import { Field, Select, TextArea } from '@/components/form/Field/Field'
import { caseStudyIndustries } from '@/content/case-study-listing'
import type { StudyContent } from '@/lib/backend/study-content'
import { PIECE_LIMITS } from '@/lib/limits'
import { pieceCopy } from '@/lib/studio/copy/studio-pieces'
import { studyCopy as copy, studyFields as words } from '@/lib/studio/copy/studio-studies'
import { type DrawingChoice, PictureField } from '../PictureField/PictureField'
import type { PieceFieldsProps } from '../PieceEditor/create-kind'
import styles from '../PieceEditor/PieceEditor.module.scss'
import { PiecePictures, PublishedDate, SearchTexts, toControls } from '../PieceEditor/PieceParts'
import { FieldRows } from '../PieceEditor/Rows'
import { TagsField } from '../PostEditor/TagsField'
import { useStudio } from '../use-studio'

const { hints } = copy

/** The fields of a case study, except its title. */
export function StudyFields({ content, draft, errors, onChange }: PieceFieldsProps<StudyContent>) {
  const { data } = useStudio<{ drawings: DrawingChoice[] }>('post-choices')
  const { challenge, solution, testimonial } = content

  const control = toControls(errors)
  const shared = { content, labels: words, onChange }
  type Line = 'client' | 'location' | 'duration' | 'teamSize'
  const line = (name: Line, hint?: string) => (
    <Field
      {...control(name, words[name], content[name], (value) => onChange({ [name]: value }))}
      hint={hint}
      required={name === 'client'}
      maxLength={PIECE_LIMITS.line}
    />
  )
  type Text = 'overview' | 'description' | 'futureImpact' | 'diagram'
  const text = (name: Text, max: number, rows: number) => (
    <TextArea
      {...control(name, words[name], content[name], (value) => onChange({ [name]: value }))}
      hint={hints[name]}
      required={name === 'overview'}
      maxLength={max}
      rows={rows}
    />
  )
  const industries = [...caseStudyIndustries.flatMap(({ value, label }) => (value ? label : [])), content.industry]

  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <p className={styles.hint}>{hints.parts}</p>
        <fieldset className={styles.group}>
          <legend>{copy.facts}</legend>
          {line('client')}
          <Select
            {...control('industry', words.industry, content.industry, (industry) => onChange({ industry }))}
            required
            blank={copy.noIndustry}
            options={[...new Set(industries)].filter(Boolean).map((value) => ({ value, label: value }))}
          />
          {line('location')}
          {line('duration', hints.duration)}
          {line('teamSize', hints.teamSize)}
          {text('overview', PIECE_LIMITS.short, 4)}
          {text('description', PIECE_LIMITS.long, 8)}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.challenge}</legend>
          <Field
            {...control('challenge.title', copy.challenge.title, challenge.title, (title) =>
              onChange({ challenge: { ...challenge, title } }),
            )}
            maxLength={PIECE_LIMITS.line}
          />
          <TextArea
            {...control('challenge.description', copy.challenge.description, challenge.description, (description) =>
              onChange({ challenge: { ...challenge, description } }),
            )}
            maxLength={PIECE_LIMITS.short}
            rows={4}
          />
          <TextArea
            {...control('challenge.points', copy.challenge.points, challenge.points, (points) =>
              onChange({ challenge: { ...challenge, points } }),
            )}
            hint={hints.points}
            maxLength={PIECE_LIMITS.long}
            rows={5}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.solution}</legend>
          <Field
            {...control('solution.title', copy.solution.title, solution.title, (title) =>
              onChange({ solution: { ...solution, title } }),
            )}
            maxLength={PIECE_LIMITS.line}
          />
          <TextArea
            {...control('solution.description', copy.solution.description, solution.description, (description) =>
              onChange({ solution: { ...solution, description } }),
            )}
            maxLength={PIECE_LIMITS.short}
            rows={4}
          />
        </fieldset>
        <FieldRows
          name="solution.approach"
          words={copy.phases}
          fields={[
            { name: 'phase', label: copy.phases.phase },
            { name: 'duration', label: copy.phases.duration },
            { name: 'description', label: copy.phases.description, isLong: true },
          ]}
          rows={solution.approach}
          empty={{ phase: '', description: '', duration: '' }}
          errors={errors}
          onChange={(approach) => onChange({ solution: { ...solution, approach } })}
        />
        <FieldRows
          name="results"
          words={copy.results}
          fields={[
            { name: 'value', label: copy.results.value },
            { name: 'metric', label: copy.results.metric },
            { name: 'description', label: copy.results.description, isLong: true },
            { name: 'improvement', label: copy.results.improvement },
          ]}
          rows={content.results}
          empty={{ metric: '', value: '', improvement: true, description: '' }}
          errors={errors}
          onChange={(results) => onChange({ results })}
        />
        <FieldRows
          name="technologies"
          words={copy.technologies}
          fields={[
            { name: 'name', label: copy.technologies.name },
            { name: 'description', label: copy.technologies.description, isLong: true },
          ]}
          rows={content.technologies}
          empty={{ name: '', description: '' }}
          errors={errors}
          onChange={(technologies) => onChange({ technologies })}
        />
        <fieldset className={styles.group}>
          <legend>{words.testimonial}</legend>
          <TextArea
            {...control('testimonial.quote', copy.testimonial.quote, testimonial.quote, (quote) =>
              onChange({ testimonial: { ...testimonial, quote } }),
            )}
            maxLength={PIECE_LIMITS.short}
            rows={4}
          />
          {(['author', 'position'] as const).map((name) => (
            <Field
              key={name}
              {...control(`testimonial.${name}`, copy.testimonial[name], testimonial[name], (value) =>
                onChange({ testimonial: { ...testimonial, [name]: value } }),
              )}
              maxLength={PIECE_LIMITS.line}
            />
          ))}
          <PictureField
            name="portrait"
            label={copy.testimonial.image}
            hint={hints.portrait}
            hasAlt={false}
            value={testimonial.image ? { src: testimonial.image, alt: '' } : null}
            onChange={(picture) => onChange({ testimonial: { ...testimonial, image: picture?.src ?? '' } })}
          />
        </fieldset>
        {text('futureImpact', PIECE_LIMITS.long, 6)}
      </div>
      <section aria-labelledby="details" className={styles.fields}>
        <h2 id="details">{pieceCopy.details}</h2>
        <PiecePictures {...shared} drawings={data?.drawings} />
        {text('diagram', PIECE_LIMITS.short, 5)}
        <TagsField tags={content.tags} error={errors.tags} onTags={(tags) => onChange({ tags })} />
        <PublishedDate {...shared} errors={errors} />
        <SearchTexts {...shared} errors={errors} slug={draft.slug} descriptionHint={hints.metaDescription} />
      </section>
    </div>
  )
}
