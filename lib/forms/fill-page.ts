import 'server-only'
import { type HTMLElement, parse } from 'node-html-parser'
import { escapeHtml } from '../rich-text/escape.ts'
import { TRAP_FIELD } from '../security/suspicion.ts'
import type { Problem } from './failures.ts'
import type { FormValues } from './types.ts'

/** The HTML of what the components show about faults; given from above, because class names belong to components. */
export type FaultMarkup = {
  summary(title: string, faults: { href: string | null; message: string }[]): string
  fieldError(id: string, message: string): string
  keptFile(name: string): string
}

/** What a form is filled in with. */
export type Filling = {
  /** The address the form posts to; the first form that does is filled in. */
  action: string
  values: FormValues
  problem: Problem
  markup: FaultMarkup
  /** Files that have arrived already: a signed link and the file's name, by the name of the file input. */
  keptFiles: Record<string, { input: string; link: string; name: string }>
}

function fillControl(control: HTMLElement, value: string) {
  if (control.tagName === 'TEXTAREA') {
    // A browser drops the first line break after <textarea>.
    control.innerHTML = `\n${escapeHtml(value)}`
    return
  }
  if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option')) {
      option.removeAttribute('selected')
      if (option.getAttribute('value') === value) option.setAttribute('selected', '')
    }
    return
  }
  const type = control.getAttribute('type')
  if (type === 'checkbox' && value) control.setAttribute('checked', '')
  else if (type === 'checkbox') control.removeAttribute('checked')
  // The parser escapes nothing but quotes, and a page's scripts are taken out by their tags, wherever those stand.
  else control.setAttribute('value', escapeHtml(value))
}

function markFault(control: HTMLElement, message: string, { markup }: Filling) {
  const id = `${control.id}-error`
  const described = control.getAttribute('aria-describedby')
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '))
  const field = control.closest('[data-field]')
  field?.setAttribute('data-invalid', 'true')
  // A box's label stands beside it, so its fault goes above both, as in the Checkbox component.
  if (control.getAttribute('type') === 'checkbox' && field)
    field.insertAdjacentHTML('afterbegin', markup.fieldError(id, message))
  else control.insertAdjacentHTML('beforebegin', markup.fieldError(id, message))
}

function keepFile(control: HTMLElement, name: string, { keptFiles, markup }: Filling) {
  const kept = keptFiles[name]
  if (!kept) return
  control.insertAdjacentHTML(
    'beforebegin',
    `<input type="hidden" name="${escapeHtml(kept.input)}" value="${escapeHtml(kept.link)}">${markup.keptFile(kept.name)}`,
  )
}

function toSummary(form: HTMLElement, { problem, markup }: Filling): string {
  const named = Object.entries(problem.errors).map(([name, message]) => {
    const id = form.querySelector(`[name="${CSS_NAME.test(name) ? name : ''}"]`)?.id
    return { href: id ? `#${id}` : null, message }
  })
  return markup.summary('There is a problem', named.length > 0 ? named : [{ href: null, message: problem.detail }])
}

const CSS_NAME = /^[\w-]+$/
const NOT_REFILLED = new Set(['hidden', 'file', 'submit'])

/**
 * Fills a page's form in again after a failed post without scripts: what was typed, what is wrong in words at the top and
 * at each field, files that need not be chosen again. The page comes back as a document, without the framework: React
 * would hydrate the empty form over it. Null where the page holds no such form.
 */
export function fillPage(html: string, filling: Filling): string | null {
  const page = parse(html, { comment: true })
  const form = page.querySelector(`form[action="${filling.action}"]`)
  if (!form) return null
  for (const control of form.querySelectorAll('input, textarea, select')) {
    const name = control.getAttribute('name') ?? ''
    const type = control.getAttribute('type') ?? ''
    const value = filling.values[name]
    if (!NOT_REFILLED.has(type) && value !== undefined && name !== TRAP_FIELD) fillControl(control, value)
    if (type === 'file') keepFile(control, name, filling)
    const message = filling.problem.errors[name]
    if (message) markFault(control, message, filling)
  }
  form.insertAdjacentHTML('beforebegin', toSummary(form, filling))
  const title = page.querySelector('title')
  if (title) title.innerHTML = `Error: ${title.innerHTML}`
  page.querySelector('main[data-page]')?.setAttribute('data-page', 'document')
  return page.toString()
}
