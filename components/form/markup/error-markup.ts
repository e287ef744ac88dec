import { escapeHtml, toLinkedHtml } from '@/lib/format/escape-html'
import type { ErrorMarkup } from '@/lib/forms/fill-page'
import summary from '../ErrorSummary/ErrorSummary.module.scss'
import field from '../Field/Field.module.scss'

/** The markup of ErrorSummary and FieldError, for a page that a handler fills in; a test compares them. */
export const errorMarkup: ErrorMarkup = {
  summary(title, errors) {
    const items = errors.map(({ href, message }) => {
      const link = href && `<a href="${escapeHtml(href)}">${escapeHtml(message)}</a>`
      return `<li>${link ?? toLinkedHtml(message)}</li>`
    })
    return `<div class="${summary.summary}" role="alert" tabindex="-1" data-error-summary="true" autofocus><h2 class="${summary.title}">${escapeHtml(title)}</h2><ul class="${summary.list}">${items.join('')}</ul></div>`
  },
  fieldError: (id, message) =>
    `<p id="${escapeHtml(id)}" class="${field.error}" data-field-error="true"><span class="visuallyHidden">Error: </span>${escapeHtml(message)}</p>`,
  keptFile: (name) =>
    `<p class="${field.hint}">${escapeHtml(name)} is already uploaded. Choose a file only to replace it.</p>`,
}
