import type { ApplicationFile, StoredApplication } from '../applications/read-applications.ts'
import type { Candidate } from '../backend/contract.ts'
import type { MessageRow } from '../db/schema.ts'
import type { Alert, Subscriber } from './inbox.ts'

export type InboxRow = Record<string, unknown>

const toMinute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`

const toSender = ({ reference, receivedAt, name, lastName, email }: MessageRow | StoredApplication) => ({
  reference,
  received: toMinute(receivedAt),
  from: `${name} ${lastName}`,
  email,
})

export const toMessageLine = (row: MessageRow) => ({
  ...toSender(row),
  service: row.service,
  state: row.state,
  flags: row.signals,
  message: row.message,
})

export const toApplicationLine = (row: StoredApplication) => ({
  ...toSender(row),
  job: row.jobTitle,
  source: row.source,
  state: row.state,
  resume: row.resume?.name ?? '',
  'cover letter': row.coverLetter?.name ?? '',
  flags: row.signals,
  warnings: [row.resume?.warnings, row.coverLetter?.warnings].filter(Boolean).join('; '),
})

export const toSubscriberLine = ({ email, subscribedAt, signals, bouncedAt }: Subscriber) => ({
  email,
  subscribed: toMinute(subscribedAt),
  'takes no mail since': bouncedAt ? toMinute(bouncedAt) : '',
  flags: signals,
})

export const toAlertLine = ({ email, department, words, often, askedAt, endsAt, signals }: Alert) => ({
  email,
  department,
  words,
  often,
  asked: toMinute(askedAt),
  ends: toMinute(endsAt ?? ''),
  flags: signals,
})

/** Returns the answers to a position's own questions as one text, because each position has other questions. */
const toQuestionText = (answers: NonNullable<Candidate['answersToQuestions']>): string =>
  answers.map(({ question, answer }) => `${question}\n${answer || '–'}`).join('\n\n')

/** Returns a row for a spreadsheet, with a column for each answer and each fact about the files. */
export function toExportRow({ answers, resume, coverLetter, ...row }: StoredApplication): InboxRow {
  const { resumeLink, coverLetterLink, skills, answersToQuestions = [], ...rest } = answers
  const toColumns = (prefix: string, file: ApplicationFile | null) => ({
    [`${prefix}Name`]: file?.name ?? '',
    [`${prefix}Bytes`]: file?.bytes ?? '',
    [`${prefix}Sha256`]: file?.sha256 ?? '',
    [`${prefix}Path`]: file?.path ?? '',
    [`${prefix}Warnings`]: file?.warnings ?? '',
  })
  const files = { ...toColumns('resumeFile', resume), ...toColumns('coverLetterFile', coverLetter) }
  return {
    ...row,
    ...rest,
    skills: skills.join('; '),
    answersToQuestions: toQuestionText(answersToQuestions),
    ...files,
  }
}
