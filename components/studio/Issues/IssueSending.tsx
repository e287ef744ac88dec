import { useEffect } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { issuesCopy as copy } from '@/lib/studio/copy/studio-newsletter'
import type { StudioIssue } from '@/lib/studio/newsletter-issues'
import { LoadProblem } from '../LoadProblem/LoadProblem'
import { useCall } from '../use-studio'
import { IssuePreview } from './IssuePreview'
import styles from './Issues.module.scss'

const LOOK_EVERY_MS = 5_000

export type IssueSendingProps = { issue: StudioIssue; onChange: () => Promise<unknown> }

/** The progress of an issue that is being sent or was sent, and buttons that stop and resume it. */
export function IssueSending({ issue, onChange }: IssueSendingProps) {
  const { id, version, subject, state, sent, left } = issue
  const { call, problem } = useCall()
  useEffect(() => {
    if (state !== 'sending') return
    const timer = setInterval(() => void onChange(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [state, onChange])
  const act = async (name: 'pause' | 'resume') => {
    await call(`newsletter/${id}/${name}`, { method: 'POST', body: {}, version })
    await onChange()
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{subject}</h1>
        <p>{copy.states[state]}</p>
      </header>
      <LoadProblem problem={problem} />
      <p role="status">{copy.progress(sent, left)}</p>
      {state !== 'sent' && (
        <p>
          <Button look="outline" onClick={() => void act(state === 'paused' ? 'resume' : 'pause')}>
            {state === 'paused' ? copy.resume : copy.pause}
          </Button>
        </p>
      )}
      <IssuePreview id={id} version={version} />
    </>
  )
}
