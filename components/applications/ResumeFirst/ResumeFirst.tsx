import { Button } from '@/components/ui/Button/Button'
import type { application } from '@/content/careers'
import { toFieldIds } from '@/lib/forms/field-ids'
import { DetailsOffer } from '../DetailsOffer/DetailsOffer'
import { ReadingView } from '../ReadingView/ReadingView'
import type { Application } from '../use-application'
import styles from './ResumeFirst.module.scss'

export type ResumeFirstProps = {
  copy: (typeof application)['details']
  application: Application
}

/** The resume field of step 4, repeated where reading the file saves typing. */
export function ResumeFirst({ copy, application }: ResumeFirstProps) {
  const { isReady, uploads, reading, details, values, fillIn, forgetDetails } = application
  const { upload } = uploads.resume
  const choose = () => document.getElementById(toFieldIds('resume').control)?.click()
  return (
    <div className={styles.first}>
      <div className={styles.box}>
        <p className={styles.text} role="status">
          {'bytes' in upload ? `${copy.chosen} ${upload.name}` : copy.first}
        </p>
        {'error' in upload && (
          <p className={styles.error} role="alert">
            {upload.error}
          </p>
        )}
        <Button look="outline" onClick={choose}>
          {'bytes' in upload ? copy.replace : copy.choose}
        </Button>
      </div>
      {isReady && (
        <DetailsOffer
          copy={copy}
          details={details}
          values={values}
          onUse={(found) => fillIn({ values: found, files: {} })}
          onDismiss={forgetDetails}
        />
      )}
      {isReady && reading && <ReadingView copy={copy.reading} reading={reading} />}
    </div>
  )
}
