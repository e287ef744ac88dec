import { respondWithText } from './respond-with-text.ts'

const content = { text: '<feed/>', type: 'application/atom+xml', modified: new Date('2026-11-12T04:00:00.500Z') }
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

  it('may ask by date instead, and gets what changed since', () => {
    const since = respondWithText(ask(), content).headers.get('last-modified') ?? ''
    expect(since).toBe('Thu, 12 Nov 2026 04:00:00 GMT')
    const askSince = (date: string) => new Request('https://site.example/', { headers: { 'if-modified-since': date } })
    expect(respondWithText(askSince(since), content).status).toBe(304)
    expect(respondWithText(askSince(new Date(Date.parse(since) - 1_000).toUTCString()), content).status).toBe(200)
    expect(respondWithText(askSince('no date'), content).status).toBe(200)
    expect(respondWithText(askSince(since), { ...content, modified: undefined }).status).toBe(200)
  })
})
