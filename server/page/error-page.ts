import { fault } from '../../lib/content/fault.ts'
import { toPlainPage } from '../../lib/http/plain-page.ts'
import { escapeHtml } from '../../lib/rich-text/escape.ts'
import { routes } from '../../lib/routes.ts'

/**
 * What a visitor reads whose page broke: no word of the fault, but the number under which the log has it. Next's own response is
 * an empty page that its scripts would fill.
 */
export function renderErrorPage(id: string): string {
  const { title, text, number, action } = fault
  const told = `<p>${escapeHtml(text)}</p><p>${escapeHtml(number)} <code>${escapeHtml(id)}</code></p>`
  return toPlainPage(title, `${told}<p><a href="${routes.home}">${escapeHtml(action)}</a></p>`)
}
