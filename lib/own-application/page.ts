import 'server-only'
import { getOwnBackend } from '../backend/index.ts'
import { getApplication, type InboxApplication } from '../backend/own/inbox.ts'
import { ownApplication, ownStates } from '../content/own-application.ts'
import { formatLongDate } from '../format/date.ts'
import { answerPersonalPage, type PersonalContent } from '../forms/personal-page.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { routes, toTokenQuery } from '../routes.ts'
import { readLinkToken } from '../security/personal-link.ts'
import { toAnswers } from '../studio/answers.ts'
import { ENDED_STATES } from './acts.ts'

const toPair = (label: string, text: string) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`

/** What a candidate's page shows of an application. */
export function toOwnContent(application: InboxApplication, token: string): PersonalContent {
  const { state, jobTitle, receivedAt, reference, answers, resume, coverLetter } = application
  const { facts } = ownApplication
  const groups = toAnswers(answers).groups.map(({ title, answers: given }) => {
    const pairs = given.map(({ label, text }) => toPair(label, text))
    return `<h3>${escapeHtml(title)}</h3><dl>${pairs.join('')}</dl>`
  })
  const files = [resume.name, coverLetter.name].map((name) => `<li>${escapeHtml(name)}</li>`)
  return {
    actions: {
      withdraw: routes.api.applicationWithdraw + toTokenQuery(token),
      erase: routes.api.applicationErase + toTokenQuery(token),
    },
    slots: {
      state: escapeHtml(ownStates[state].text),
      facts: [
        toPair(facts.next, ownStates[state].next),
        toPair(facts.job, jobTitle),
        toPair(facts.received, formatLongDate(receivedAt)),
        toPair(facts.reference, reference),
      ].join(''),
      answers: `<ul>${files.join('')}</ul>${groups.join('')}`,
    },
    ...(ENDED_STATES.includes(state) && { hidden: 'withdraw' }),
  }
}

/** Answers the link of a candidate's mail or receipt. */
export async function answerOwnApplication(token: string): Promise<Response> {
  const reference = readLinkToken('application', token)
  const own = reference ? getOwnBackend() : null
  const application =
    reference && (await own?.use('own application', (db, files) => getApplication(db, files, reference)))
  return answerPersonalPage(routes.application(), application ? toOwnContent(application, token) : null)
}
