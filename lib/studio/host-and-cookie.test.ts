import { isSameOrigin, isStudioHost, readCookie, toCookieName, toInvitationUrl } from './host-and-cookie.ts'

const site = {
  SITE_URL: 'https://www.site.example',
  BACKEND_URL: undefined,
  STUDIO: 'on',
  STUDIO_HOST: undefined,
} as const

describe('where the Studio exists', () => {
  it('is the site’s own host and this machine', () => {
    for (const host of ['www.site.example', 'www.site.example:443', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, isStudioHost(host, site)]).toEqual([host, true])
    for (const host of ['evil.example', 'site.example', 'www.site.example.evil.example', '', undefined, 'a b'])
      expect([host, isStudioHost(host, site)]).toEqual([host, false])
  })

  it('is one host alone where the settings name it', () => {
    const bound = { ...site, STUDIO_HOST: 'studio.site.example' }
    expect(isStudioHost('studio.site.example', bound)).toBe(true)
    expect(isStudioHost('www.site.example', bound)).toBe(false)
    expect(isStudioHost('localhost', bound)).toBe(false)
    expect(toInvitationUrl(bound, 'a')).toBe('https://studio.site.example/studio/enter#a')
  })

  it('is nowhere with another backend, or when it is switched off', () => {
    expect(isStudioHost('localhost', { ...site, BACKEND_URL: 'https://api.example' })).toBe(false)
    expect(isStudioHost('localhost', { ...site, STUDIO: 'off' })).toBe(false)
  })
})

it('keeps the cookie of this machine apart from that of a host', () => {
  expect(toCookieName('localhost:3000')).toBe('studio')
  expect(toCookieName('www.site.example')).toBe('__Host-studio')
  expect(readCookie('a=1; __Host-studio=x; studio=y', 'studio')).toBe('y')
  expect(readCookie('notstudio=y', 'studio')).toBeNull()
})

it('takes a change only from a page of its own origin', () => {
  const from = (headers: Record<string, string>) => isSameOrigin(new Headers({ host: 'site.example', ...headers }))
  expect(from({ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ origin: 'https://site.example' })).toBe(true)
  expect(from({ origin: 'https://sibling.site.example' })).toBe(false)
  expect(from({ origin: 'https://site.example', 'sec-fetch-site': 'same-site' })).toBe(false)
  expect(from({ 'sec-fetch-site': 'none' })).toBe(false)
  expect(from({ origin: 'null' })).toBe(false)
  expect(from({})).toBe(false)
})
