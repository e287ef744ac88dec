import { Button } from '@/components/ui/Button/Button'
import type { ApplicationState } from '@/lib/limits'
import type { ApplicationDetail, MovedApplication } from '@/lib/studio/applications'
import type { ApplicationMails } from '@/lib/studio/candidate-mails'
import { mailsCopy as copy } from '@/lib/studio/copy/studio-mails'
import { LoadState } from '../LoadProblem/LoadProblem'
import { toRefresh, useStudio } from '../use-studio'
import { MailComposer } from './MailComposer'
import styles from './Mails.module.scss'
import { SentMails } from './SentMails'

/** An email that a person has begun, with the state to which it moves the application. */
export type MailStart = { state: ApplicationState | null }

/** Reads the emails of an application, and again when the next one is sent. */
export const useMails = (reference: string) =>
  useStudio<ApplicationMails>(`applications/${encodeURIComponent(reference)}/mails`, {
    refreshInterval: (shown) => toRefresh(shown?.mails.find(({ state }) => state === 'waiting')?.sendAt),
  })

export type CandidateMailsProps = {
  application: ApplicationDetail
  /** The email that is being written, or null. */
  start: MailStart | null
  onStart: (start: MailStart | null) => void
  onMoved: (moved: MovedApplication) => void
  onOutdated: () => void
}

/** The emails to a candidate, and the form that writes one. */
export function CandidateMails({ application, start, onStart, onMoved, onOutdated }: CandidateMailsProps) {
  const { reference } = application
  const { data, error, mutate } = useMails(reference)
  return (
    <section aria-labelledby="mails" className={styles.section}>
      <h2 id="mails">{copy.title}</h2>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && <SentMails reference={reference} mails={data} onChanged={() => void mutate()} />}
      {data && !start && (
        <p>
          <Button look="outline" onClick={() => onStart({ state: null })}>
            {copy.write}
          </Button>
        </p>
      )}
      {data && start && (
        <MailComposer
          key={start.state}
          application={application}
          mails={data}
          state={start.state}
          onSent={(moved) => {
            onStart(null)
            void mutate()
            if (moved) onMoved(moved)
          }}
          onClose={() => onStart(null)}
          onOutdated={onOutdated}
        />
      )}
    </section>
  )
}
