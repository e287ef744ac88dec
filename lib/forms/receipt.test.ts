import { fillReceipt } from './receipt.ts'

const page =
  '<!doctype html><main><dl><div hidden="" data-receipt="true"><dt>Reference</dt><dd></dd></div></dl><p hidden="" data-own-page="true"><a href="/application">See it</a></p></main>'

describe('the page an application without scripts ends on', () => {
  it('prints the reference', () => {
    const filled = fillReceipt(page, 'NK-7F3K-2M9Q')
    expect(filled).toContain('<dd>NK-7F3K-2M9Q</dd>')
    expect(filled).not.toContain('hidden="" data-receipt')
  })

  it('links to the own page, where there is one', () => {
    expect(fillReceipt(page, 'NK-7F3K-2M9Q')).toContain('<p hidden="" data-own-page')
    const filled = fillReceipt(page, 'NK-7F3K-2M9Q', { own: '/application/a.b' })
    expect(filled).toContain('<p data-own-page="true"><a href="/application/a.b">')
  })

  it('says that it waits, instead of what is said otherwise', () => {
    const both = page.replace(
      '<main>',
      '<main><p data-not-held="true">Sent.</p><p hidden="" data-held="true">Waits.</p>',
    )
    const direct = fillReceipt(both, 'NK-7F3K-2M9Q')
    expect(direct).toContain('<p data-not-held="true">Sent.</p><p hidden="" data-held="true">Waits.</p>')
    const held = fillReceipt(both, 'NK-7F3K-2M9Q', { isHeld: true })
    expect(held).toContain('<p data-not-held="true" hidden="">Sent.</p><p data-held="true">Waits.</p>')
  })

  it('prints no words of the address', () => {
    for (const words of ['<b>x</b>', 'Call 0900 1234', 'x'.repeat(41), '', null]) {
      expect(fillReceipt(page, words)).toBe(page)
    }
  })
})
