import { Button } from '@/components/ui/Button/Button'
import { FILE_FIELDS } from '@/lib/applications/steps'
import { ChosenFile } from '../ChosenFile/ChosenFile'
import type { Application } from '../use-application'
import styles from './UploadProgress.module.scss'

/** Scrolls an element into view. On a phone it starts below the pressed button, out of view. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

/** The progress of the files while the form is being sent, and a button that stops it. */
export function UploadProgress({ uploads }: Pick<Application, 'uploads'>) {
  const controls = FILE_FIELDS.map((field) => uploads[field])
  if (!controls.some(({ upload }) => upload.status === 'sending')) return null
  return (
    <div ref={bringIntoView} className={styles.progress}>
      {controls.map(({ upload }, index) => (
        <ChosenFile key={FILE_FIELDS[index]} upload={upload} />
      ))}
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          for (const { stop } of controls) stop()
          currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
        }}
      >
        Stop sending
      </Button>
    </div>
  )
}
