import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Checkbox, Field } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { isSceneKey } from '@/lib/art/scene-key'
import { findAltError } from '@/lib/pictures/alt-text'
import { toSrcSet } from '@/lib/pictures/picture-name'
import { PictureRefused, uploadPicture } from '@/lib/studio/upload-picture.client'
import styles from './PictureField.module.scss'

/** A picture and its description. An empty `alt` means that it is decorative. */
export type PictureValue = { src: string; alt: string }

/** A drawing that may be chosen instead of a photograph: what is stored, what it shows, and its address. */
export type DrawingChoice = { key: string; says: string; src: string }

export type PictureFieldProps = {
  name: string
  label: string
  hint?: string
  value: PictureValue | null
  onChange: (value: PictureValue | null) => void
  /** Whether to ask for a description. Portraits have the name beside them. */
  hasAlt?: boolean
  /** Whether the description may be left out. */
  mayBeDecorative?: boolean
  /** The label of the button that removes the picture. */
  removeLabel?: string
  /** The drawings to choose from. */
  drawings?: readonly DrawingChoice[]
}

type DrawingChoicesProps = {
  name: string
  drawings: readonly DrawingChoice[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The drawings as a list of radio buttons. Their pictures are loaded when the list is opened. */
const DrawingChoices = ({ name, drawings, chosen, onChoose }: DrawingChoicesProps) => (
  <details className={styles.drawings}>
    <summary>Choose a drawing</summary>
    <div className={styles.choices}>
      {drawings.map(({ key, says, src }) => (
        <label key={key}>
          <input type="radio" name={`${name}Drawing`} checked={key === chosen} onChange={() => onChoose(key)} />
          {/* biome-ignore lint/performance/noImgElement: drawings are small SVG. */}
          <img src={src} alt="" width={160} height={90} loading="lazy" />
          {says}
        </label>
      ))}
    </div>
  </details>
)

/** A field for a picture, which is chosen, dropped or pasted, and stored at once. */
export function PictureField({
  name,
  label,
  hint,
  value,
  onChange,
  hasAlt = true,
  mayBeDecorative = true,
  removeLabel = 'Remove the picture',
  drawings = [],
}: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | { error: string }>('idle')
  const [isDecorative, setDecorative] = useState(false)
  const [isAltLeft, setAltLeft] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setState('busy')
    try {
      const { src } = await uploadPicture(file)
      onChange({ src, alt: value?.alt ?? '' })
      setState('idle')
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      setState({ error: error.message })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => void take(event.clipboardData.files[0])
  const drawing = drawings.find(({ key }) => key === value?.src)
  const altError = value && hasAlt && isAltLeft ? findAltError(value.alt, mayBeDecorative ? isDecorative : null) : null

  return (
    <fieldset
      className={styles.field}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={paste}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {/* The addresses of drawings arrive with the list. */}
      {value && (drawing || !isSceneKey(value.src)) && (
        // biome-ignore lint/performance/noImgElement: a stored picture has its own widths.
        <img
          className={styles.preview}
          src={drawing?.src ?? value.src}
          srcSet={toSrcSet(value.src)}
          sizes="20rem"
          alt={drawing?.says ?? value.alt}
        />
      )}
      <input
        ref={input}
        className="visuallyHidden"
        type="file"
        accept="image/*"
        aria-label={`${label}: choose a file`}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className={styles.actions}>
        <Button look="outline" disabled={state === 'busy'} onClick={() => input.current?.click()}>
          {value ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {value && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {removeLabel}
          </Button>
        )}
      </div>
      <p role="status" className={styles.state}>
        {state === 'busy' && 'Storing the picture …'}
        {typeof state === 'object' && state.error}
        {state === 'idle' && !value && 'You can also drop or paste one here.'}
      </p>
      {drawings.length > 0 && (
        <DrawingChoices
          {...{ name, drawings, chosen: value?.src }}
          onChoose={(key) => onChange({ src: key, alt: '' })}
        />
      )}
      {value && hasAlt && !isSceneKey(value.src) && (
        <>
          <Field
            name={`${name}Alt`}
            label="What the picture shows"
            hint="Read to people who cannot see it, in one sentence."
            required={!isDecorative}
            value={value.alt}
            disabled={isDecorative}
            error={altError ?? undefined}
            onBlur={() => setAltLeft(true)}
            onChange={(event) => onChange({ ...value, alt: event.target.value })}
          />
          {mayBeDecorative && (
            <Checkbox
              name={`${name}Decorative`}
              label="Decorative: it adds nothing to the text"
              checked={isDecorative}
              onChange={(event) => {
                setDecorative(event.target.checked)
                if (event.target.checked) onChange({ ...value, alt: '' })
              }}
            />
          )}
        </>
      )}
    </fieldset>
  )
}
