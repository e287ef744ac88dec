import { fillPersonalPage } from './personal-page.ts'

const page =
  '<!doctype html><main><div hidden="" data-personal="true"><form method="post" data-form="go"></form><p data-slot="state"></p><p data-slot="withdraw"></p></div><p data-no-link="true">No</p></main>'

it('shows the form to people with a link only', () => {
  const filled = fillPersonalPage(page, {
    actions: { go: '/api/newsletter/end?token=a.b' },
    slots: { state: 'New' },
    hidden: 'withdraw',
  })
  expect(filled).toContain(
    '<div data-personal="true"><form method="post" data-form="go" action="/api/newsletter/end?token=a.b">',
  )
  expect(filled).toContain('<p data-slot="state">New</p><p data-slot="withdraw" hidden="">')
  expect(filled).toContain('<p data-no-link="true" hidden="">')
})

it('leaves a page as it is that has no such form', () => {
  expect(fillPersonalPage('<main></main>', { actions: {} })).toBe('<main></main>')
})
