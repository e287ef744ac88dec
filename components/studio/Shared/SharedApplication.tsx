'use client'

import { useParams } from 'next/navigation'
import { routes } from '@/lib/routes'
import { shared as copy } from '@/lib/studio/copy/studio-people'
import type { SharedApplication as Shared } from '@/lib/studio/guests'
import pageStyles from '../Application/Application.module.scss'
import { ApplicationFiles } from '../Application/ApplicationFiles'
import { ApplicationNotes } from '../Application/ApplicationNotes'
import { CandidateAnswers } from '../Application/CandidateAnswers'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { useStudio } from '../use-studio'

/** An application as a guest sees it: the answers, the files, and the notes. */
export function SharedApplication() {
  const { reference } = useParams<{ reference: string }>()
  const { data, error, mutate } = useStudio<Shared>(`shared/${encodeURIComponent(reference)}`)
  return (
    <div className={pageStyles.application}>
      <p>
        <a href={routes.studio.start}>{copy.back}</a>
      </p>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && (
        <>
          <header className={pageStyles.head}>
            <h1>
              {data.name} {data.lastName}
            </h1>
            <p className={pageStyles.facts}>
              <span>{data.jobTitle}</span> <span>{reference}</span>{' '}
              <span>
                {copy.received} <FormattedTime time={data.receivedAt} isDay />
              </span>
            </p>
          </header>
          <div className={pageStyles.columns}>
            <CandidateAnswers answers={data} />
            <div className={pageStyles.aside}>
              <ApplicationFiles application={data} toAddress={routes.studio.sharedFile} />
              <ApplicationNotes reference={reference} notes={data.notes} onChanged={() => void mutate()} isGuest />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
