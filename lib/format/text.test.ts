import fc from 'fast-check'
import { formatPreview, toExcerpt, toSummary, toWritable } from './text.ts'

describe('a preview', () => {
  it('is the first 120 characters and an ellipsis', () => {
    const text = `${'x'.repeat(119)}yz`
    expect(formatPreview(text)).toBe(`${'x'.repeat(119)}y…`)
  })

  it('is the text itself where that is short enough', () => {
    expect(formatPreview('  Build\n the ledger. ')).toBe('Build the ledger.')
    expect(formatPreview('a'.repeat(120))).toBe('a'.repeat(120))
  })

  it('counts characters as a reader sees them', () => {
    const family = '👩‍👩‍👧'
    expect(formatPreview(family.repeat(121))).toBe(`${family.repeat(120)}…`)
    expect(formatPreview(family.repeat(120))).toBe(family.repeat(120))
  })

  it('never has more characters than allowed, plus the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 130 }), (text, length) => {
        const preview = formatPreview(text, length)
        expect(preview.length).toBeLessThanOrEqual(length + 1)
        expect(text.replace(/\s+/g, ' ').trim().startsWith(preview.replace(/…$/, ''))).toBe(true)
      }),
    )
  })
})

describe('an excerpt', () => {
  it('ends with a whole word', () => {
    expect(toExcerpt('Ledgers must never lose a row.', 20)).toBe('Ledgers must never…')
    expect(toExcerpt('Ledgers must, however, never lose.', 14)).toBe('Ledgers must…')
  })

  it('cuts a single endless word', () => {
    expect(toExcerpt('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
  })

  it('fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
        fc.integer({ min: 5, max: 160 }),
        (text, length) => {
          expect(toExcerpt(text, length).length).toBeLessThanOrEqual(length)
        },
      ),
    )
  })
})

it('leaves out what no page may hold, and keeps lines and every script', () => {
  expect(toWritable('a\u0000\u0001\u001b\u007f\u0085\ufffeb\tc\r\nd 🧵 ক্ষ')).toBe('ab\tc\r\nd 🧵 ক্ষ')
  expect(toWritable('\ud800x')).toBe('\ufffdx')
})

describe('a summary', () => {
  it('ends with a whole sentence', () => {
    expect(toSummary('You own the ledger. You are on call one week in five.', 30)).toBe('You own the ledger.')
    expect(toSummary('Who left? Nobody knows. Then we looked it up.', 25)).toBe('Who left? Nobody knows.')
  })

  it('gets the full stop that a subtitle lacks, and no second one', () => {
    expect(toSummary('Owners first, then shares', 80)).toBe('Owners first, then shares.')
    expect(toSummary(' Whole already. ', 80)).toBe('Whole already.')
    expect(toSummary('What for?', 80)).toBe('What for?')
    expect(toSummary('', 80)).toBe('')
  })

  it('is an excerpt where not one sentence fits, and never longer than allowed', () => {
    expect(toSummary('Ledgers must never lose a row. Ever.', 20)).toBe('Ledgers must never…')
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 120 }), (text, length) => {
        expect(toSummary(text, length).length).toBeLessThanOrEqual(length)
      }),
    )
  })
})
