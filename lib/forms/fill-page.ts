import 'server-only'
import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeHtml } from '../format/escape-html.ts'
import { HONEYPOT_FIELD } from '../security/spam-signals.ts'
import type { FormProblem } from './form-problems.ts'
import type { FormValues } from './types.ts'

/** A page as a tree. Texts and attributes stay escaped, as they were written. */
type PageTree = ReturnType<typeof parseDocument>
type PageElement = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** The HTML of errors. It comes from the components, which own the class names. */
export type ErrorMarkup = {
  summary(title: string, errors: { href: string | null; message: string }[]): string
  fieldError(id: string, message: string): string
  keptFile(name: string): string
}

/** A failed post: its answers, the problem, and files that have arrived. */
export type Filling = {
  action: string
  values: FormValues
  problem: FormProblem
  markup: ErrorMarkup
  /** Files that have already arrived: a signed link and the file's name, by the name of the file input. */
  keptFiles: Record<string, { input: string; link: string; name: string }>
}

const parsePage = (html: string): PageTree =>
  parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false })

const findElement = (place: PageTree | PageElement, test: (element: PageElement) => boolean) =>
  DomUtils.findOne(test, place.children)

function insertBefore(element: PageElement, html: string): void {
  for (const node of [...parsePage(html).children]) DomUtils.prepend(element, node)
}

function setContent(element: PageElement, html: string): void {
  for (const node of [...element.children]) DomUtils.removeElement(node)
  for (const node of [...parsePage(html).children]) DomUtils.appendChild(element, node)
}

function fillControl(control: PageElement, value: string) {
  const { name, attribs } = control
  const escaped = escapeHtml(value)
  // Browsers drop the first line break after <textarea>.
  if (name === 'textarea') setContent(control, `\n${escaped}`)
  else if (name === 'select') {
    for (const option of DomUtils.getElementsByTagName('option', control)) {
      delete option.attribs.selected
      if (option.attribs.value === escaped) option.attribs.selected = ''
    }
  } else if (attribs.type !== 'checkbox') attribs.value = escaped
  else if (value) attribs.checked = ''
  else delete attribs.checked
}

function markError(control: PageElement, message: string, { markup }: Filling) {
  const { attribs } = control
  const id = `${attribs.id}-error`
  const error = markup.fieldError(id, message)
  attribs['aria-invalid'] = 'true'
  attribs['aria-describedby'] = [attribs['aria-describedby'], id].filter(Boolean).join(' ')
  const field = findField(control)
  if (field) field.attribs['data-invalid'] = 'true'
  // A checkbox has its label beside it, so the error goes above both, as in the Checkbox component.
  const first = attribs.type === 'checkbox' && field && DomUtils.findOne(() => true, field.children, false)
  insertBefore(first || control, error)
}

function findField(control: PageElement): PageElement | null {
  let place: typeof control.parent = control
  while (place && !('attribs' in place && 'data-field' in place.attribs)) place = place.parent
  return place
}

function keepFile(control: PageElement, name: string, { keptFiles, markup }: Filling) {
  const kept = keptFiles[name]
  if (!kept) return
  insertBefore(
    control,
    `<input type="hidden" name="${escapeHtml(kept.input)}" value="${escapeHtml(kept.link)}">${markup.keptFile(kept.name)}`,
  )
}

function toSummary(form: PageElement, { problem, markup }: Filling): string {
  const errors = Object.entries(problem.errors).map(([name, message]) => {
    const id = findElement(form, ({ attribs }) => attribs.name === name)?.attribs.id
    return { href: id ? `#${id}` : null, message }
  })
  return markup.summary('There is a problem', errors.length > 0 ? errors : [{ href: null, message: problem.detail }])
}

const CONTROLS = new Set(['input', 'textarea', 'select'])
const NOT_REFILLED = new Set(['hidden', 'file', 'submit'])

/**
 * Fills in a page's form after a failed post without scripts: answers, errors, files that have arrived. Returns `null`
 * if the page has no such form. Leaves the rest of the page as it was written.
 */
export function fillPage(html: string, filling: Filling): string | null {
  const page = parsePage(html)
  const form = findElement(page, ({ name, attribs }) => name === 'form' && attribs.action === filling.action)
  if (!form) return null
  for (const control of DomUtils.getElementsByTagName((tag) => CONTROLS.has(tag), form)) {
    const { name = '', type = '' } = control.attribs
    const value = filling.values[name]
    if (!NOT_REFILLED.has(type) && value !== undefined && name !== HONEYPOT_FIELD) fillControl(control, value)
    if (type === 'file') keepFile(control, name, filling)
    const message = filling.problem.errors[name]
    if (message) markError(control, message, filling)
  }
  insertBefore(form, toSummary(form, filling))
  const title = findElement(page, ({ name }) => name === 'title')
  if (title) setContent(title, `Error: ${DomUtils.textContent(title)}`)
  const main = findElement(page, ({ name, attribs }) => name === 'main' && 'data-page' in attribs)
  // With the framework, React would replace this form with an empty one.
  if (main) main.attribs['data-page'] = 'document'
  return DomUtils.getOuterHTML(page, { encodeEntities: false, emptyAttrs: true, selfClosingTags: false })
}
