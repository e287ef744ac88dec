import { render } from '@testing-library/react'
import { FormattedDate } from './FormattedDate'

const show = (day: Parameters<typeof FormattedDate>[0]) => render(<FormattedDate {...day} />).container.innerHTML

describe('a day', () => {
  it('reads well and is told to machines', () => {
    expect(show({ date: '2026-11-10T04:00:00Z' })).toBe('<time datetime="2026-11-10">November 10, 2026</time>')
    expect(show({ date: '2026-11-10T04:00:00Z', short: true })).toBe('<time datetime="2026-11-10">2026-11-10</time>')
  })

  it('is left out where the backend told none', () => {
    for (const date of ['', 'soon', '2026-13-45']) expect(show({ date })).toBe('')
  })
})
