import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '@/content/company'
import { FormFailure } from '@/lib/forms/form-failure'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary'
import { FieldError } from '../Field/FieldFrame'
import { faultMarkup } from './fault-markup'

const toElement = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  holder.querySelector('[autofocus]')?.removeAttribute('autofocus')
  return holder
}

describe('faults on a page that a handler filled in', () => {
  it('look as the components draw them', () => {
    const ids = { control: 'a', hint: 'a-hint', error: 'a-error' }
    expect(toElement(faultMarkup.fieldError('a-error', 'Enter <it>'))).toEqual(
      toElement(renderToStaticMarkup(<FieldError ids={ids} error="Enter <it>" />)),
    )
    const faults = [{ href: '#a', message: 'Enter "it"' }]
    expect(toElement(faultMarkup.summary('There is a problem', faults))).toEqual(
      toElement(renderToStaticMarkup(<ErrorSummary faults={faults} />)),
    )
  })

  it('links the address to which a sentence tells people to write', () => {
    const { problem } = new FormFailure('unsupported')
    const summary = toElement(faultMarkup.summary('There is a problem', [{ href: null, message: problem.detail }]))
    const { hello } = company.emails
    expect(summary.querySelector('a')?.getAttribute('href')).toBe(`mailto:${hello}`)
    expect(summary.textContent).toContain(`Write to ${hello} instead.`)
  })
})
