import { cardUrl, readCardFile } from './card-url.ts'

jest.mock('../env.ts', () => ({ getEnv: () => ({ JOB_LINK_SECRET: 'a secret only the tests know' }) }))

const text = { title: 'Ünïcode & <tags> 🙂', kicker: 'Journal', seed: 'post-1' }
const toFile = (url: string) => url.replace('/card/', '')

describe('card addresses', () => {
  it('carry their words there and back', () => {
    const url = cardUrl(text)
    expect(url).toMatch(/^\/card\/[\w-]+\.[\w-]{16}\.png$/)
    expect(readCardFile(toFile(url))).toEqual(text)
    expect(cardUrl(text)).toBe(url)
  })

  it('stay of bounded length for any title', () => {
    expect(cardUrl({ ...text, title: '𝔘'.repeat(5000) }).length).toBeLessThan(1000)
  })

  it('are refused when anything in them was changed', () => {
    const file = toFile(cardUrl(text))
    const [payload = '', signature = ''] = file.split('.')
    const forged = Buffer.from(JSON.stringify(['Free money', 'x', 'y'])).toString('base64url')
    for (const other of [
      `${forged}.${signature}.png`,
      `${payload}.png`,
      `${payload}..png`,
      `${payload}.${signature}.svg`,
      '',
      '.png',
      `${file}.png`,
      `${'a'.repeat(9000)}.${signature}.png`,
    ])
      expect(readCardFile(other)).toBeNull()
    for (let i = 0; i < file.length - 4; i++) {
      const flipped = file.slice(0, i) + (file[i] === 'A' ? 'B' : 'A') + file.slice(i + 1)
      // The last character of base64 carries unused bits; a flip there may leave the bytes as they were.
      const read = readCardFile(flipped)
      if (read) expect(read).toEqual(text)
    }
  })
})
