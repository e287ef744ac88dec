import { renderToStaticMarkup } from 'react-dom/server'
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
})
