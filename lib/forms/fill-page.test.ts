import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { escapeHtml } from '../format/escape-html.ts'
import { type ErrorMarkup, type Filling, fillPage } from './fill-page.ts'
import { FormFailure } from './form-failure.ts'

const markup: ErrorMarkup = {
  summary: (title, errors) =>
    `<div role="alert"><h2>${title}</h2>${errors.map(({ href, message }) => `<a href="${href}">${escapeHtml(message)}</a>`).join('')}</div>`,
  fieldError: (id, message) => `<p id="${id}">${escapeHtml(message)}</p>`,
  keptFile: (name) => `<p>${escapeHtml(name)} is already uploaded.</p>`,
}

const page = `<!DOCTYPE html><html lang="en"><head><title>Contact us</title></head><body><main data-page="application">
<form action="/api/contact" method="post"><input type="hidden" name="token" value="kept"/>
<div data-field="true"><label for="f-name">First name</label><input id="f-name" name="name" aria-describedby="f-name-hint" value=""/></div>
<div data-field="true"><textarea id="f-message" name="message"></textarea></div>
<div data-field="true"><select id="f-service" name="service"><option value="" selected="">None</option><option value="other">Other</option></select></div>
<div data-field="true"><input type="checkbox" id="f-agree" name="agree" value="yes"/><label for="f-agree">I agree</label></div>
<div data-field="true"><input type="file" id="f-resume" name="resume"/></div>
<input name="website"/></form></main><script>self.isStarted=true</script></body></html>`

const { problem } = new FormFailure('invalid')
const fill = (filling: Partial<Filling>) => {
  const html = fillPage(page, { action: '/api/contact', values: {}, problem, markup, keptFiles: {}, ...filling })
  return parse(html ?? '')
}

describe('a page filled in after a failed post', () => {
  it('holds every answer again', () => {
    const filled = fill({
      values: { name: 'Rumana', message: 'two\nlines', service: 'other', agree: 'yes', token: 'x', website: 'spam' },
    })
    expect(filled.querySelector('#f-name')?.getAttribute('value')).toBe('Rumana')
    expect(filled.querySelector('textarea')?.textContent).toBe('\ntwo\nlines')
    expect(filled.querySelectorAll('option[selected]').map((option) => option.getAttribute('value'))).toEqual(['other'])
    expect(filled.querySelector('#f-agree')?.hasAttribute('checked')).toBe(true)
    expect(filled.querySelector('[name="token"]')?.getAttribute('value')).toBe('kept')
    expect(filled.querySelector('[name="website"]')?.hasAttribute('value')).toBe(false)
  })

  it('holds markup that someone typed as text, whole, in every kind of control', () => {
    const typed = '"><script>alert(1)</script>&amp;'
    const html = fillPage(page, {
      action: '/api/contact',
      problem,
      markup,
      keptFiles: {},
      values: { name: typed, message: typed },
    })
    expect(html?.match(/<script/g)).toHaveLength(1)
    expect(
      parse(html ?? '')
        .querySelector('#f-name')
        ?.getAttribute('value'),
    ).toBe(typed)
  })

  it('says at the top and at the field what is wrong', () => {
    const filled = fill({ problem: { ...problem, errors: { name: 'Enter your first name', agree: 'Tick the box' } } })
    expect(filled.querySelectorAll('[role="alert"] a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#f-name', 'Enter your first name'],
      ['#f-agree', 'Tick the box'],
    ])
    const name = filled.querySelector('#f-name')
    expect(name?.getAttribute('aria-invalid')).toBe('true')
    expect(name?.getAttribute('aria-describedby')).toBe('f-name-hint f-name-error')
    expect(name?.previousElementSibling?.text).toBe('Enter your first name')
    expect(filled.querySelector('#f-agree')?.closest('[data-field]')?.firstElementChild?.id).toBe('f-agree-error')
    expect(filled.querySelector('title')?.text).toBe('Error: Contact us')
  })

  it('says the reason where no field has an error', () => {
    const filled = fill(new FormFailure('unreachable'))
    expect(filled.querySelector('[role="alert"]')?.text).toContain('could not be reached')
  })

  it('keeps files that have arrived', () => {
    const filled = fill({ keptFiles: { resume: { input: 'resumeLink', link: 'signed', name: 'a<b>.pdf' } } })
    expect(filled.querySelector('[name="resumeLink"]')?.getAttribute('value')).toBe('signed')
    expect(filled.querySelector('#f-resume')?.previousElementSibling?.text).toBe('a<b>.pdf is already uploaded.')
  })

  it('asks for no framework, which would put the empty form back', () => {
    expect(fill({}).querySelector('main')?.getAttribute('data-page')).toBe('document')
  })

  it('never lets an answer become markup, and never changes one', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"><script>x</script>', '</textarea><b>', '&quot;', "' onfocus='x"),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const filled = fill({ values: { name: typed, message: typed } })
        expect(filled.querySelector('#f-name')?.getAttribute('value')).toBe(typed)
        expect(filled.querySelectorAll('script')).toHaveLength(1)
        expect(filled.querySelector('form')?.querySelectorAll('*')).toHaveLength(
          parse(page).querySelector('form')?.querySelectorAll('*').length ?? 0,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('leaves everything else as it was written', () => {
    const rest =
      '<style>a>b{content:"<"}</style><meta charSet="utf-8"><!--$--><p title="&lt;a&gt; &#x27;b&#x27; &amp;amp;" hidden="">' +
      'a &lt; b &amp; “c” ঢাকা</p><br><svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>' +
      '<script>if (a < b && "<p>") c()</script><noscript><p>a &amp; b</p></noscript><textarea>\n&lt;b></textarea>'
    const whole = page.replace('</main>', `</main>${rest}`)
    expect(fillPage(whole, { action: '/api/contact', values: {}, problem, markup, keptFiles: {} })).toContain(rest)
  })

  it('is nothing where the page has no such form', () => {
    expect(
      fillPage('<main>Gone</main>', { action: '/api/contact', values: {}, problem, markup, keptFiles: {} }),
    ).toBeNull()
  })
})
