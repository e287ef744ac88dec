import { readAnswer } from './post.ts'

const read = async (status: number, text = '<html>', retryAfter: string | null = null, isFile = false) => {
  const answer = await readAnswer({ status, text, retryAfter, isFile })
  return answer.ok ? 'taken' : answer.detail
}

describe('an answer that is not one of ours', () => {
  it('has a sentence of its own for every status', async () => {
    const statuses = [400, 403, 405, 413, 415, 422, 429, 500, 502, 503, 504, 200]
    expect(new Set(await Promise.all(statuses.map((status) => read(status)))).size).toBe(statuses.length)
  })

  it('says how long to wait, where the server does', async () => {
    expect(await read(429, '', '20')).toMatch(/Wait 20 seconds, then send again\./)
    expect(await read(503, '', '90')).toMatch(/Send again in 2 minutes\./)
    for (const unclear of [null, '', 'Sat, 21 Nov 2026 07:00:00 GMT', '-1']) {
      expect(await read(429, '', unclear)).toMatch(/Wait a minute/)
    }
  })

  it('blames a file only where one was sent', async () => {
    expect(await read(413, '', null, true)).toMatch(/A file may have at most 5MB/)
    expect(await read(413)).toMatch(/longer than our server accepts/)
    expect(await read(415, '', null, true)).toMatch(/Only PDF, DOC and DOCX/)
    expect(await read(415)).not.toMatch(/PDF/)
  })

  it('is taken only where it says so in its body as well', async () => {
    expect(await read(200, '{"statusCode":200}')).toBe('taken')
    expect(await read(200, '{"statusCode":500,"message":"Not today."}')).toBe('Not today.')
    expect(await read(200, '{"statusCode":500}')).toMatch(/did not accept/)
    expect(await read(201, '[]')).toMatch(/did not accept/)
    expect(await read(200, 'nonsense')).toMatch(/an unexpected response/)
  })
})
