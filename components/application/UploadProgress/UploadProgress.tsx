import { Button } from '@/components/ui/Button/Button'
import { FILE_FIELDS } from '@/lib/application/steps'
import { ChosenFile } from '../ChosenFile/ChosenFile'
import type { Application } from '../use-application'
import styles from './UploadProgress.module.scss'

/** On a phone it begins below the button that was pressed. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

/** How the files fare while the form is sent, and the way to stop that. */
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
