import 'server-only'
import { ownApplication, ownStates } from '../../../content/candidate-page.ts'
import { getEmbeddedBackend } from '../../backend/index.ts'
import { formatLongDate } from '../../format/date.ts'
import { escapeHtml, toLinkedHtml } from '../../format/escape-html.ts'
import { PERSONAL_HEADERS, type PersonalContent, readToken, respondPersonalPage } from '../../forms/personal-page.ts'
import { routes, toTokenQuery } from '../../routes.ts'
import { readLinkToken } from '../../security/personal-link.ts'
import { toAnswers } from '../../studio/application-answers.ts'
import { getApplication, type InboxApplication } from '../../studio/inbox.ts'
import { sendFile } from '../../studio/send-file.ts'
import { getShownState } from '../shown-state.ts'
import { ENDED_STATES } from './actions.ts'

const toPair = (label: string, text: string) => `<div><dt>${escapeHtml(label)}</dt><dd>${toLinkedHtml(text)}</dd></div>`

/** What a candidate's page shows of an application. */
export function toOwnContent(application: InboxApplication, token: string): PersonalContent {
  const state = getShownState(application)
  const { jobTitle, receivedAt, reference, answers, resume, coverLetter } = application
  const { facts } = ownApplication
  const groups = toAnswers(answers).groups.map(({ title, answers: given }) => {
    const pairs = given.map(({ label, text }) => toPair(label, text))
    return `<h3>${escapeHtml(title)}</h3><dl>${pairs.join('')}</dl>`
  })
  const files = Object.entries({ resume: resume.name, 'cover-letter': coverLetter.name }).map(([file, name]) => {
    const href = `${routes.api.applicationFile}${toTokenQuery(token)}&file=${file}`
    return `<li><a href="${escapeHtml(href)}" download>${escapeHtml(name)}</a></li>`
  })
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
export async function respondOwnApplication(token: string): Promise<Response> {
  const reference = readLinkToken('application', token)
  const own = reference ? getEmbeddedBackend() : null
  const application =
    reference && (await own?.use('own application', (db, files) => getApplication(db, files, reference)))
  return respondPersonalPage(routes.application(), application ? toOwnContent(application, token) : null)
}

/** A file of the candidate as a download, for the link on the own page. */
export async function sendOwnFile(request: Request): Promise<Response> {
  const reference = readLinkToken('application', readToken(request))
  const own = reference ? getEmbeddedBackend() : null
  const file = new URL(request.url).searchParams.get('file')
  const response =
    reference &&
    (await own?.use('own file', async (db, files) => {
      const found = await getApplication(db, files, reference)
      if (found && file === 'resume') return sendFile(files, found.resume, `${reference}-resume`, true)
      if (found && file === 'cover-letter') return sendFile(files, found.coverLetter, `${reference}-cover-letter`, true)
      return null
    }))
  if (!response) return respondPersonalPage(routes.application(), null)
  for (const [name, value] of Object.entries(PERSONAL_HEADERS)) response.headers.set(name, value)
  return response
}
