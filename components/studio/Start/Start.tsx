'use client'

import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import { start as copy, stateNames } from '@/lib/studio/copy/studio-hiring'
import { closingCopy } from '@/lib/studio/copy/studio-mails'
import { studioPosts } from '@/lib/studio/copy/studio-posts'
import type { News } from '@/lib/studio/dashboard'
import { toFilterQuery } from '@/lib/studio/filter-query'
import { ChangeList } from '../ChangeList/ChangeList'
import { FormattedTime } from '../FormattedTime/FormattedTime'
import { LoadState } from '../LoadProblem/LoadProblem'
import { SharedList } from '../Shared/SharedList'
import { toRefresh, useSession, useStudio } from '../use-studio'
import { HolidaysPart } from './HolidaysPart'
import { InterviewsPart } from './InterviewsPart'
import { PromisesPart } from './PromisesPart'
import { RetentionPart } from './RetentionPart'
import styles from './Start.module.scss'

type NewsProps = { news: News }

/** Something that waits for a person, with its number. Without `href` there is no page for it. */
type Task = {
  id: string
  count: number
  label: string
  href?: string
  about?: string
  isLate?: boolean
  arrived?: number
}

/**
 * Returns what is waiting for a person: applications without an answer, messages, drafts, and what only the operator
 * can solve.
 */
function toTasks({
  silent = [],
  unanswered = [],
  jobs = [],
  messages,
  posts,
  studies,
  articles,
  dead = 0,
  files,
}: News): Task[] {
  const tasks: Task[] = [
    ...silent.map(({ state, count }) => ({
      id: state,
      count,
      label: copy.silent(stateNames[state]),
      about: copy.silentText,
      href: routes.studio.applicationList(toFilterQuery({ state })),
      isLate: true,
    })),
    ...unanswered.map(({ id, title, count }) => ({
      id: `close ${id}`,
      count,
      label: closingCopy.task(title),
      about: closingCopy.taskText,
      href: routes.studio.closeJob(id),
      isLate: true,
    })),
    ...jobs.map(({ id, title, waiting, arrived }) => ({
      id,
      count: waiting,
      label: copy.newApplications(waiting, title),
      href: routes.studio.applicationList(toFilterQuery({ state: 'new', jobId: id })),
      arrived,
    })),
  ]
  if (messages)
    tasks.push({
      id: 'messages',
      count: messages.waiting,
      label: copy.openMessages(messages.waiting),
      href: routes.studio.messages,
      arrived: messages.arrived,
    })
  if (posts)
    tasks.push({
      id: 'drafts',
      count: posts.drafts,
      label: copy.drafts(posts.drafts),
      href: `${routes.studio.posts}?category=draft`,
    })
  if (studies)
    tasks.push({
      id: 'study drafts',
      count: studies.drafts,
      label: copy.studyDrafts(studies.drafts),
      href: routes.studio.content,
    })
  if (articles)
    tasks.push({
      id: 'article drafts',
      count: articles.drafts,
      label: copy.articleDrafts(articles.drafts),
      href: routes.studio.content,
    })
  tasks.push({ id: 'dead', count: dead, label: copy.dead(dead), about: copy.deadText, isLate: true })
  if (files)
    tasks.push({ id: 'files', count: files.used, label: copy.files, about: copy.filesText(files), isLate: true })
  return tasks.filter(({ count }) => count > 0)
}

function TaskRow({
  task: { count, label, href, about, isLate, arrived = 0 },
  since,
}: {
  task: Task
  since: string | null
}) {
  const words = (
    <>
      <span className={styles.number} data-late={isLate}>
        {count}
      </span>{' '}
      {label}
    </>
  )
  return (
    <li>
      {href ? <a href={href}>{words}</a> : <p className={styles.task}>{words}</p>}
      {since && arrived > 0 && <span className={styles.arrived}>{copy.arrived(arrived)}</span>}
      {about && <p className={styles.about}>{about}</p>}
    </li>
  )
}

function Waiting({ news }: NewsProps) {
  const tasks = toTasks(news)
  if (tasks.length === 0) return <p className={styles.nothing}>{copy.nothing}</p>
  return (
    <ul className={styles.tasks} aria-label={copy.title}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} since={news.since} />
      ))}
    </ul>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Scheduled({ news: { posts, studies, articles } }: NewsProps) {
  const scheduled = [
    ...(posts?.scheduled ?? []).map((post) => ({ ...post, href: routes.studio.post(post.id) })),
    ...(studies?.scheduled ?? []).map((study) => ({ ...study, href: routes.studio.study(study.id) })),
    ...(articles?.scheduled ?? []).map((article) => ({ ...article, href: routes.studio.article(article.id) })),
  ].toSorted((one, other) => one.publishAt.localeCompare(other.publishAt))
  if (scheduled.length === 0) return null
  return (
    <Part id="scheduled" title={copy.scheduled}>
      <ul className={styles.list}>
        {scheduled.map(({ id, title, href, publishAt }) => (
          <li key={id}>
            <a href={href}>{title || studioPosts.list.untitled}</a>
            <span className={styles.when}>
              {copy.publishes} <FormattedTime time={publishAt} hasZone />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Readers({ news: { since, subscribers } }: NewsProps) {
  if (!subscribers || subscribers.all === 0) return null
  const { all, arrived } = subscribers
  return (
    <Part id="subscribers" title={copy.subscribers}>
      <p className={styles.line}>
        <a href={routes.studio.subscribers}>
          {all} {copy.allSubscribers(all)}
        </a>
        {since && arrived > 0 && <span className={styles.arrived}>{copy.arrived(arrived)}</span>}
      </p>
    </Part>
  )
}

function Changes({ news: { changes } }: NewsProps) {
  return (
    <Part id="changes" title={copy.changes}>
      {changes.length === 0 && <p>{copy.noChanges}</p>}
      <ChangeList changes={changes} />
    </Part>
  )
}

const Interviews = ({ news: { interviews } }: NewsProps) => interviews && <InterviewsPart news={interviews} />

const Promises = ({ news: { jobs } }: NewsProps) => jobs && <PromisesPart />

const Retention = ({ news: { retention } }: NewsProps) => retention && <RetentionPart news={retention} />

const Holidays = ({ news: { holidays } }: NewsProps) => holidays && <HolidaysPart problem={holidays} />

/** The sections of the page in their order. A section with nothing to say is hidden. */
const SECTIONS = [
  { id: 'waiting', Section: Waiting },
  { id: 'interviews', Section: Interviews },
  { id: 'promises', Section: Promises },
  { id: 'retention', Section: Retention },
  { id: 'holidays', Section: Holidays },
  { id: 'scheduled', Section: Scheduled },
  { id: 'readers', Section: Readers },
  { id: 'changes', Section: Changes },
]

/** What is waiting for a person, and what is new since their last visit, in the areas of their role. */
function StaffStart() {
  const { data, error, mutate } = useStudio<News>('news', { refreshInterval: () => toRefresh() })
  return (
    <div className={styles.start}>
      <div>
        <h1>{copy.title}</h1>
        {data && (
          <p className={styles.since}>
            {data.since ? copy.since : copy.first} {data.since && <FormattedTime time={data.since} isDay />}
          </p>
        )}
      </div>
      <LoadState data={data} error={error} onRetry={mutate} />
      {data && SECTIONS.map(({ id, Section }) => <Section key={id} news={data} />)}
    </div>
  )
}

/** The first page of the Studio. Guests see what is shared with them. */
export function Start() {
  const { data } = useSession()
  return data?.role === 'guest' ? <SharedList /> : <StaffStart />
}
