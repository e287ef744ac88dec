import { DocumentPage } from '@/components/layout/Page/Page'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { LinkedText } from '@/components/ui/LinkedText/LinkedText'
import { Section } from '@/components/ui/Section/Section'
import { SectionHeading } from '@/components/ui/SectionHeading/SectionHeading'
import { candidatePage, candidateStates } from '@/content/candidate-page'
import { company } from '@/content/company'
import type { CandidateApplication } from '@/lib/applications/candidate-link'
import type { Interview } from '@/lib/applications/interview-times'
import { formatLongDate } from '@/lib/format/date'
import { routes, toTokenQuery } from '@/lib/routes'
import { CandidateInterviews } from '../CandidateInterviews/CandidateInterviews'
import styles from './CandidatePage.module.scss'

const { title, facts, withdraw, renew, erase, answersTitle, mailsTitle, back } = candidatePage

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: company.hours.timeZone,
})

type ActProps = { action: string; copy: { open: string; text: string; button: string } }

/** A button that takes two presses: the first opens the question, the second sends. */
function Act({ action, copy: { open, text, button } }: ActProps) {
  return (
    <details className={styles.act}>
      <summary>{open}</summary>
      <form method="post" action={action}>
        <p>{text}</p>
        <Button type="submit">{button}</Button>
      </form>
    </details>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <LinkedText text={text} />
      </dd>
    </div>
  )
}

function Mails({ mails }: Pick<CandidateApplication, 'mails'>) {
  return (
    <>
      <h2>{mailsTitle}</h2>
      <ol className={styles.mails}>
        {mails.map(({ id, subject, text, sentAt }) => (
          <li key={id}>
            <h3>{subject}</h3>
            <p className={styles.sentAt}>
              <time dateTime={sentAt}>
                {MOMENT.format(new Date(sentAt))}, {company.hours.zoneLabel}
              </time>
            </p>
            <p className={styles.text}>
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

type ApplicationProps = { application: CandidateApplication; interviews: readonly Interview[]; token: string }

function Application({ application, interviews, token }: ApplicationProps) {
  const { state, jobTitle, receivedAt, reference, canWithdraw, erasedAt, mayRenew, answers, files, mails } = application
  const query = toTokenQuery(token)
  return (
    <div className={styles.page}>
      <p className={styles.state}>{candidateStates[state].text}</p>
      <dl className={styles.facts}>
        <Fact label={facts.next} text={candidateStates[state].next} />
        <Fact label={facts.job} text={jobTitle} />
        <Fact label={facts.received} text={formatLongDate(receivedAt)} />
        <Fact label={facts.reference} text={reference} />
        {erasedAt && <Fact label={facts.erased} text={formatLongDate(erasedAt)} />}
      </dl>
      <CandidateInterviews interviews={interviews} token={token} now={Date.now()} />
      {mayRenew && <Act action={routes.api.applicationKeep + query} copy={renew} />}
      {canWithdraw && <Act action={routes.api.applicationWithdraw + query} copy={withdraw} />}
      <Act action={routes.api.applicationErase + query} copy={erase} />
      {mails.length > 0 && <Mails mails={mails} />}
      <h2>{answersTitle}</h2>
      <div className={styles.answers}>
        <ul>
          {Object.entries(files).map(([file, name]) => (
            <li key={file}>
              <a href={`${routes.api.applicationFile}${query}&file=${file}`} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {answers.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.answers.map(({ name, label, text }) => (
                <Fact key={name} label={label} text={text} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  )
}

export type CandidatePageProps = {
  /** `null` if the link does not work. */
  application: CandidateApplication | null
  interviews?: readonly Interview[]
  token: string
}

/** The page behind a candidate's personal link: the state of the application, what was sent, and how to withdraw it. */
export function CandidatePage({ application, interviews = [], token }: CandidatePageProps) {
  return (
    <DocumentPage active={routes.careers} newsletter="none" {...(!application && { status: 404 })}>
      <Section>
        <SectionHeading title={title} level={1} />
        {application ? (
          <Application application={application} interviews={interviews} token={token} />
        ) : (
          <>
            <p>
              <LinkedText text={candidatePage.missing} />
            </p>
            <p>
              <ButtonLink href={back.href}>{back.label}</ButtonLink>
            </p>
          </>
        )}
      </Section>
    </DocumentPage>
  )
}
