import { errorPage } from '../../content/error-pages.ts'
import { unavailable } from '../../content/unavailable.ts'
import { escapeHtml, toLinkedHtml } from '../format/escape-html.ts'
import { routes } from '../routes.ts'
import { toPlainPage } from './plain-page.ts'
import { isUnreadable } from './unreadable.ts'

type ErrorPage = { status: 500 | 503; html: string }

const toLink = (text: string) => `<p><a href="${routes.home}">${escapeHtml(text)}</a></p>`

/** Renders the error page: an outage, or an internal error with the id of its request. Next's own page is empty without scripts. */
export function renderErrorPage(id: string): ErrorPage {
  if (isUnreadable()) {
    const { title, text, action } = unavailable
    return { status: 503, html: toPlainPage(title, `<p>${escapeHtml(text)}</p>${toLink(action)}`) }
  }
  const { title, text, number, action } = errorPage
  const told = `<p>${escapeHtml(text)}</p><p>${toLinkedHtml(number)} <code>${escapeHtml(id)}</code></p>`
  return { status: 500, html: toPlainPage(title, told + toLink(action)) }
}
