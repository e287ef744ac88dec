import type { ServerResponse } from 'node:http'
import { isUnreadable } from '../backend/unreadable.ts'
import { fault } from '../content/fault.ts'
import { unavailable } from '../content/unavailable.ts'
import { toPageCsp } from '../finish/csp.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { routes } from '../routes.ts'
import { PLAIN_STYLE_SOURCE, toPlainPage } from './plain-page.ts'

const isFaultyPage = (response: ServerResponse) =>
  response.statusCode === 500 &&
  !response.headersSent &&
  String(response.getHeader('content-type')).startsWith('text/html')

/** What somebody reads while the data cannot be read. */
function toUnavailablePage(): string {
  const { title, text, action } = unavailable
  return toPlainPage(title, `<p>${escapeHtml(text)}</p><p><a href="${routes.home}">${escapeHtml(action)}</a></p>`)
}

/** What somebody reads whose page broke: no word of the fault, but the number under which the log has it. */
function toFaultPage(id: string): string {
  const { title, text, number, action } = fault
  const told = `<p>${escapeHtml(text)}</p><p>${escapeHtml(number)} <code>${escapeHtml(id)}</code></p>`
  return toPlainPage(title, `${told}<p><a href="${routes.home}">${escapeHtml(action)}</a></p>`)
}

/**
 * Answers a page that broke with words. Next's own answer is an empty page that its scripts would fill, and the policy of
 * what is no page of ours runs none.
 */
export function coverFaults(response: ServerResponse, siteUrl: string): void {
  const { end } = response
  response.end = ((...args: unknown[]) => {
    if (!isFaultyPage(response)) return Reflect.apply(end, response, args)
    const inline = { scripts: [], styles: [PLAIN_STYLE_SOURCE], styleAttributes: [] }
    response.setHeader('content-security-policy', toPageCsp(inline, { siteUrl }, false))
    for (const name of ['content-length', 'etag', 'link']) response.removeHeader(name)
    if (!isUnreadable()) return Reflect.apply(end, response, [toFaultPage(String(response.getHeader('x-request-id')))])
    response.statusCode = 503
    response.setHeader('retry-after', '5')
    return Reflect.apply(end, response, [toUnavailablePage()])
  }) as typeof end
}
