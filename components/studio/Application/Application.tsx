'use client'

import { useParams } from 'next/navigation'
import { useState } from 'react'
import { routes } from '@/lib/routes'
import { ASSISTED } from '@/lib/security/spam-signals'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { applications as copy } from '@/lib/studio/copy/studio-hiring'
import { jobLinks } from '@/lib/studio/copy/studio-job-links'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { toMailLink } from '@/lib/studio/mail-link'
import { useFilter } from '../Applications/use-filter'
import { ErasePerson } from '../EraseDialog/ErasePerson'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { ShareApplication } from '../Guests/ShareApplication'
import { LoadState } from '../LoadProblem/LoadProblem'
import { CandidateMails, type MailStart } from '../Mails/CandidateMails'
import { readDraft } from '../Mails/MailComposer'
import { OtherApplications } from '../OtherApplications/OtherApplications'
import { SpamSignals } from '../SpamSignals/SpamSignals'
import { toRefresh, useStudio } from '../use-studio'
import styles from './Application.module.scss'
import { ApplicationFiles } from './ApplicationFiles'
import { ApplicationNav } from './ApplicationNav'
import { ApplicationNotes } from './ApplicationNotes'
import { ApplicationState } from './ApplicationState'
import { CandidateAnswers } from './CandidateAnswers'
import { Interviews } from './Interviews'
import { KeepLonger } from './KeepLonger'

/** One application: the candidate's answers and files, the notes, and the state. */
export function Application() {
  const { reference } = useParams<{ reference: string }>()
  const { filter } = useFilter()
  const { data, error, mutate } = useStudio<ApplicationDetail>(`applications/${encodeURIComponent(reference)}`, {
    refreshInterval: (shown) => toRefresh(shown?.undoable?.until),
  })
  const [mail, setMail] = useState<MailStart | null>(() => (readDraft(reference) ? { state: null } : null))
  const list = routes.studio.applicationList(toFilterQuery(filter))
  return (
    <div className={styles.application}>
      <ApplicationNav reference={reference} filter={filter} list={list} />
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && (
        <>
          <header className={styles.head}>
            <h1>
              {data.name} {data.lastName}
            </h1>
            <p className={styles.facts}>
              <span>{data.jobTitle}</span> <span>{reference}</span>{' '}
              <span>
                {copy.received} <FormattedTime time={data.receivedAt} isDay />
              </span>
              {data.source && (
                <span>
                  {jobLinks.source}: <bdi>{data.source}</bdi>
                </span>
              )}
              <a href={toMailLink(data.email, copy.subject(data.jobTitle, reference))}>{copy.write}</a>
            </p>
            <SpamSignals signals={data.signals} />
            {data.signals.split(' ').includes(ASSISTED) && <p>{copy.assisted}</p>}
          </header>
          <ApplicationState
            application={data}
            onMoved={(moved) => void mutate({ ...data, ...moved })}
            onOutdated={() => void mutate()}
            onWrite={(state) => setMail({ state })}
          />
          <div className={styles.columns}>
            <div className={styles.main}>
              <CandidateMails
                application={data}
                start={mail}
                onStart={setMail}
                onMoved={(moved) => void mutate({ ...data, ...moved })}
                onOutdated={() => void mutate()}
              />
              <CandidateAnswers answers={data} />
            </div>
            <div className={styles.aside}>
              <ApplicationFiles application={data} />
              <Interviews application={data} onChanged={() => void mutate()} />
              <ApplicationNotes reference={reference} notes={data.notes} onChanged={() => void mutate()} />
              <OtherApplications reference={reference} />
              <KeepLonger application={data} onKept={() => void mutate()} />
              <ShareApplication reference={reference} />
              <ErasePerson list="applications" reference={reference} onErased={() => location.assign(list)} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
