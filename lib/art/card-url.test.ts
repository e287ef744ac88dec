import { cardUrl, readCardFile } from './card-url.ts'

jest.mock('../env.ts', () => ({ getEnv: () => ({ SIGNING_SECRET: 'a secret only the tests know' }) }))

const text = { title: 'Ünïcode & <tags> 🙂', kicker: 'Journal', subject: 'post-1' }
const toFile = (url: string) => url.replace('/card/', '')

describe('card addresses', () => {
  it('carry their words there and back, so that they can be read', () => {
    const url = cardUrl({ title: 'About us: a story', kicker: 'Made, to last.', subject: '/about' })
    expect(url).toMatch(/^\/card\/About\+us:\+a\+story;Made,\+to\+last\.;=about\.[\w-]{16}\.png$/)
    expect(readCardFile(toFile(url))).toEqual({
      title: 'About us: a story',
      kicker: 'Made, to last.',
      subject: '/about',
    })
    expect(readCardFile(toFile(cardUrl(text)))).toEqual(text)
    expect(cardUrl(text)).toBe(cardUrl(text))
  })

  it('carry any sign, and are one segment of a path', () => {
    const title = '100 % + 1 = a/b; c, d: e? #f & "g" \\ ..%2F.png\n'
    const url = cardUrl({ ...text, title })
    expect(new URL(url, 'https://site.example').pathname).toBe(url)
    expect(url.split('/')).toHaveLength(3)
    expect(readCardFile(toFile(url))?.title).toBe(title)
  })

  it('are read however a network escaped them', () => {
    const url = cardUrl({ title: 'About us: a story', kicker: 'Made, to last.', subject: '/about' })
    const other = url.replaceAll(',', '%2C').replaceAll(':', '%3A').replaceAll('+', '%20')
    expect(readCardFile(toFile(other))).toEqual(readCardFile(toFile(url)))
  })

  it('stay of bounded length for any title, also one that ends within a sign', () => {
    const title = `a${'𝔘'.repeat(5000)}`
    expect(cardUrl({ ...text, title }).length).toBeLessThan(2000)
    expect(readCardFile(toFile(cardUrl({ ...text, title })))?.title).toHaveLength(160)
    expect(
      cardUrl({ title: '\u0995'.repeat(500), kicker: '\u0995'.repeat(500), subject: '\u0995'.repeat(500) }).length,
    ).toBeLessThan(4000)
  })

  it('are refused when anything in them was changed', () => {
    const file = toFile(cardUrl(text))
    const [, words = '', signature = ''] = /^(.*)\.([\w-]{16})\.png$/.exec(file) ?? []
    for (const other of [
      `Free+money;x;y.${signature}.png`,
      `${words}.png`,
      `${words}..png`,
      `${words}.${signature}.svg`,
      `${words};.${signature}.png`,
      `%;%;%.${signature}.png`,
      '',
      '.png',
      `${file}.png`,
      `${'a'.repeat(9000)};b;c.${signature}.png`,
    ])
      expect(readCardFile(other)).toBeNull()
    for (let i = 0; i < file.length - 4; i++) {
      const flipped = file.slice(0, i) + (file[i] === 'A' ? 'B' : 'A') + file.slice(i + 1)
      // Escapes may be written in lower case; the last character of base64 carries unused bits.
      const read = readCardFile(flipped)
      if (read) expect(read).toEqual(text)
    }
  })
})
