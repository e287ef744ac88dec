import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Checkbox, TextArea } from '@/components/form/Field/Field'
import { Button } from '@/components/ui/Button/Button'
import { findAltError } from '@/lib/pictures/alt-text'
import styles from './PictureDialog.module.scss'

export type PictureDialogProps = {
  /** The address that the picture is shown from; null shows none. */
  src: string | null
  fileName: string
  alt: string
  isDecorative: boolean
  /** Receives the description: an empty text marks a decoration, null means cancelled. */
  answer(alt: string | null): void
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** Asks what a picture shows. It is rendered outside the page's form, because its fields do not belong to that form. */
export function PictureDialog({ src, fileName, alt, isDecorative, answer }: PictureDialogProps) {
  const [words, setWords] = useState(alt)
  const [decorative, setDecorative] = useState(isDecorative)
  const [error, setError] = useState<string | null>(null)
  const save = () => {
    const found = findAltError(words, decorative, fileName)
    setError(found)
    if (found === null) answer(decorative ? '' : words.trim())
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
