import { fileStatuses } from './file-sentences'
import { readAnswer } from './post.ts'

const read = (status: number, text = '<html>', retryAfter: string | null = null, isFile = false) => {
  const answer = readAnswer({ status, text, retryAfter, ...(isFile && { told: fileStatuses }) })
  return answer.ok ? 'taken' : answer.detail
}

describe('an answer that is not one of ours', () => {
  it('has a sentence of its own for every status', () => {
    const statuses = [400, 403, 413, 415, 422, 429, 500, 502, 503, 504, 200]
    expect(new Set(statuses.map((status) => read(status))).size).toBe(statuses.length)
  })

  it('says how long to wait, where the server does', () => {
    expect(read(429, '', '20')).toMatch(/Wait 20 seconds, then send again\./)
    expect(read(503, '', '90')).toMatch(/Send again in 2 minutes\./)
    for (const unclear of [null, '', 'Sat, 21 Nov 2026 07:00:00 GMT', '-1']) {
      expect(read(429, '', unclear)).toMatch(/Wait a minute/)
    }
  })

  it('blames a file only where one was sent', () => {
    expect(read(413, '', null, true)).toMatch(/A file may have at most 5MB/)
    expect(read(413)).toMatch(/longer than our server accepts/)
    expect(read(415, '', null, true)).toMatch(/Only PDF, DOC and DOCX/)
    expect(read(415)).not.toMatch(/PDF/)
  })

  it('is taken only where it says so in its body as well', () => {
    expect(read(200, '{"statusCode":200}')).toBe('taken')
    expect(read(200, '{"statusCode":500,"message":"Not today."}')).toBe('Not today.')
    expect(read(200, '{"statusCode":500}')).toMatch(/did not accept/)
    expect(read(201, '[]')).toMatch(/did not accept/)
    expect(read(200, 'nonsense')).toMatch(/an unexpected response/)
  })
})
