import { respondWithText } from './respond-with-text.ts'

const content = { text: '<feed/>', type: 'application/atom+xml' }
const ask = (etag?: string) => new Request('https://site.example/', { headers: etag ? { 'if-none-match': etag } : {} })

describe('a feed reader', () => {
  it('gets the text with its type and a tag', async () => {
    const answer = respondWithText(ask(), content)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(await answer.text()).toBe('<feed/>')
  })

  it('gets nothing again while nothing changed, also through a proxy that weakened the tag', () => {
    const etag = respondWithText(ask(), content).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = respondWithText(ask(known), content)
      expect(answer.status).toBe(304)
      expect(answer.body).toBeNull()
      expect(answer.headers.get('etag')).toBe(etag)
    }
  })

  it('gets the new text once it changed', () => {
    const etag = respondWithText(ask(), content).headers.get('etag') ?? ''
    expect(respondWithText(ask(etag), { ...content, text: '<feed></feed>' }).status).toBe(200)
  })

  describe('that asks by date', () => {
    let address = 0
    beforeEach(() => {
      jest.useFakeTimers()
      address += 1
    })
    afterEach(() => jest.useRealTimers())

    const get = (text: string, since?: string) => {
      const headers: Record<string, string> = since ? { 'if-modified-since': since } : {}
      const answer = respondWithText(new Request(`https://site.example/${address}.xml`, { headers }), {
        ...content,
        text,
      })
      return { status: answer.status, date: answer.headers.get('last-modified') ?? '' }
    }

    it('gets nothing again while nothing changed', () => {
      const { date } = get('<feed/>')
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
      jest.advanceTimersByTime(60_000)
      expect(get('<feed/>', date)).toEqual({ status: 304, date })
      expect(get('<feed/>', 'no date').status).toBe(200)
      expect(get('<feed/>', new Date(Date.parse(date) + 1_000).toUTCString()).status).toBe(200)
    })

    it('gets a text from which an entry went, or into which one with an old date came', () => {
      const { date } = get('<feed>a b</feed>')
      jest.advanceTimersByTime(60_000)
      const changed = get('<feed>b</feed>', date)
      expect(changed.status).toBe(200)
      expect(Date.parse(changed.date)).toBeGreaterThan(Date.parse(date))
      expect(get('<feed>b</feed>', date).status).toBe(200)
    })

    it('gets a text that changed within a second, which has no date', () => {
      jest.setSystemTime(1_000_000)
      const { date } = get('<feed>a</feed>')
      expect(get('<feed>b</feed>', date)).toEqual({ status: 200, date: '' })
      jest.advanceTimersByTime(60_000)
      expect(get('<feed>b</feed>', date)).toEqual({ status: 200, date: '' })
    })
  })
})
