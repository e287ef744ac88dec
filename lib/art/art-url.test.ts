import { artUrl, readArtUrl } from './art-url.ts'
import { toSeed } from './seed.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><image href="https://x.example"/>',
  '../../etc/passwd',
  '&#0;',
  '',
  ' ',
  'a'.repeat(5000),
  '\u0000',
  '🙂🙂',
]

describe('addresses of drawings', () => {
  it.each([...HOSTILE, "Rafiq O'Neil", 'Réseau & données', 'নকশি কাঁথা', 'v1.2.svg'])('carry the seed of %j', (text) => {
    const url = artUrl('cover', text)
    expect(new URL(url, 'https://site.example').pathname).toBe(url)
    expect(url).toMatch(/^\/art\/cover\/[\w.%'-]+\.[\w-]{8}\.svg$/)
    expect(readArtUrl(url)).toEqual({ kind: 'cover', seed: toSeed(text) })
    expect(artUrl('cover', text)).toBe(url)
  })

  it('are read however a network escaped them', () => {
    const url = artUrl('monogram', "Rafiq O'Neil")
    expect(readArtUrl(url.replace("'", '%27'))).toEqual({ kind: 'monogram', seed: "Rafiq O'Neil" })
  })

  it('are refused when anything in them was changed', () => {
    const url = artUrl('cover', 'loom')
    for (let i = 0; i < url.length; i += 1) {
      expect(readArtUrl(url.slice(0, i) + (url[i] === 'a' ? 'b' : 'a') + url.slice(i + 1))).toBeNull()
      expect(readArtUrl(url.slice(0, i) + url.slice(i + 1))).toBeNull()
    }
  })

  it.each([
    '',
    '/art/none/a.aaaaaaaa.svg',
    '/art/cover/%E0.aaaaaaaa.svg',
    '/art/cover/a/b.aaaaaaaa.svg',
    `/art/cover/${'a.'.repeat(9000)}aaaaaaaa.svg`,
  ])('are none of the site’s: %s', (address) => {
    expect(readArtUrl(address)).toBeNull()
  })
})
