import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '@/content/company'
import { FormFailure } from '@/lib/forms/form-failure'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary'
import { FieldError } from '../Field/FieldFrame'
import { errorMarkup } from './error-markup'

const toElement = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  holder.querySelector('[autofocus]')?.removeAttribute('autofocus')
  return holder
}

describe('errors on a page that a handler filled in', () => {
  it('look as the components draw them', () => {
    const ids = { control: 'a', hint: 'a-hint', error: 'a-error' }
    expect(toElement(errorMarkup.fieldError('a-error', 'Enter <it>'))).toEqual(
      toElement(renderToStaticMarkup(<FieldError ids={ids} error="Enter <it>" />)),
    )
    const errors = [{ href: '#a', message: 'Enter "it"' }]
    expect(toElement(errorMarkup.summary('There is a problem', errors))).toEqual(
      toElement(renderToStaticMarkup(<ErrorSummary errors={errors} />)),
    )
  })

  it('links the address to which a sentence tells people to write', () => {
    const { problem } = new FormFailure('unsupported')
    const summary = toElement(errorMarkup.summary('There is a problem', [{ href: null, message: problem.detail }]))
    const { hello } = company.emails
    expect(summary.querySelector('a')?.getAttribute('href')).toBe(`mailto:${hello}`)
    expect(summary.textContent).toContain(`Write to ${hello} instead.`)
  })
})
