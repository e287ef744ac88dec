import { fault } from '../content/fault.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { routes } from '../routes.ts'
import { toPlainPage } from './plain-page.ts'

/**
 * What a visitor reads whose page broke: no word of the fault, but the number under which the log has it. Next's own response is
 * an empty page that its scripts would fill.
 */
export function renderErrorPage(id: string): string {
  const { title, text, number, action } = fault
  const told = `<p>${escapeHtml(text)}</p><p>${escapeHtml(number)} <code>${escapeHtml(id)}</code></p>`
  return toPlainPage(title, `${told}<p><a href="${routes.home}">${escapeHtml(action)}</a></p>`)
}
