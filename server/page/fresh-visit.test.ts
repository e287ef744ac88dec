import { addFreshVisit } from './fresh-visit.ts'

describe('a page that is read from its top', () => {
  const page = (main: string) => `<html><head></head><body><main>${main}</main></body></html>`
  const long = addFreshVisit(page('<div data-parts=""></div>'))

  /** Runs the page's own script for a visit and returns the result. */
  function visit(type: string, hash = '') {
    const setAttribute = jest.fn()
    const code = /<script>(.*)<\/script><\/head>/.exec(long)?.[1] ?? 'throw "none"'
    new Function('performance', 'location', 'document', code)(
      { getEntriesByType: () => [{ type }] },
      { hash },
      { documentElement: { setAttribute } },
    )
    return setAttribute.mock.calls
  }

  it('says so, and no other does', () => {
    expect(visit('navigate')).toEqual([['data-fresh', '']])
    expect(visit('reload')).toEqual([])
    expect(visit('back_forward')).toEqual([])
    expect(visit('navigate', '#ventures')).toEqual([])
  })

  it('is one of many drawings', () => {
    expect(addFreshVisit(page('words'))).toBe(page('words'))
  })
})
