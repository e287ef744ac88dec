import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Checkbox, Field, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { findAltError } from '@/lib/pictures/alt-text'
import { MAX_CAPTION } from '@/lib/rich-text/restrict-formats'
import styles from './PictureDialog.module.scss'
import type { PictureWords } from './quill/pictures'

export type PictureDialogProps = {
  /** The address that the picture is shown from; null shows none. */
  src: string | null
  fileName: string
  alt: string
  caption: string
  isDecorative: boolean
  /** Receives the description and the caption. Null means cancelled. */
  answer(words: PictureWords | null): void
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** Asks what a picture shows. It is rendered outside the page's form, because its fields do not belong to that form. */
export function PictureDialog({ src, fileName, alt, caption, isDecorative, answer }: PictureDialogProps) {
  const [words, setWords] = useState(alt)
  const [below, setBelow] = useState(caption)
  const [decorative, setDecorative] = useState(isDecorative)
  const [error, setError] = useState<string | null>(null)
  const save = () => {
    const found = findAltError(words, decorative, fileName)
    setError(found)
    if (found === null) answer({ alt: decorative ? '' : words.trim(), caption: below.trim() })
  }
  return createPortal(
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-labelledby="picture-title"
      onCancel={(event) => {
        event.preventDefault()
        answer(null)
      }}
    >
      <h2 id="picture-title" className={styles.title}>
        Describe the picture
      </h2>
      {/* biome-ignore lint/performance/noImgElement: the site serves pictures as they are. */}
      {src && <img className={styles.picture} src={src} alt="" />}
      <TextArea
        form="picture"
        name="alt"
        label="What the picture shows"
        hint="Read to people who cannot see it, in one sentence."
        required={!decorative}
        error={error ?? undefined}
        isLive
        rows={3}
        disabled={decorative}
        value={decorative ? '' : words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Checkbox
        form="picture"
        name="decorative"
        label="Decorative: it adds nothing to the text"
        required
        checked={decorative}
        onChange={(event) => {
          setDecorative(event.target.checked)
          setError(null)
        }}
      />
      <Field
        form="picture"
        name="caption"
        label="Caption"
        hint="Shown below the picture, to everyone."
        maxLength={MAX_CAPTION}
        value={below}
        autoComplete="off"
        onChange={(event) => setBelow(event.target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={save}>Save the picture</Button>
        <Button look="quiet" onClick={() => answer(null)}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
