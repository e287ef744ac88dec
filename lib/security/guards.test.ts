import { getClientAddress } from './client-address.ts'
import { countPost, POSTS_PER_MINUTE } from './rate-limit.ts'
import { isSameSite } from './same-site.ts'
import { getSpamSignals } from './spam-signals.ts'

const host = 'site.example'

describe('the same-site check', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: `https://${host}` }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.site.example' }, false],
    [{ origin: `http://${host}` }, true],
    [{ origin: 'https://other.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('answers %j with %s', (headers, expected) => {
    expect(isSameSite(new Headers({ host, ...(headers as Record<string, string>) }))).toBe(expected)
  })
})

describe('the sender’s address', () => {
  const from = (forwarded: string) => getClientAddress(new Headers({ 'x-forwarded-for': forwarded }))

  it('is the one that the nearest proxy wrote', () => expect(from('203.0.113.9, 198.51.100.7')).toBe('198.51.100.7'))

  it('is the network, where IPv6 gives one sender many addresses', () => {
    expect(from('2001:db8:1:20:aaaa::1')).toBe('2001:db8:1:20')
    expect(from('2001:db8:1:20:bbbb:0:0:9')).toBe('2001:db8:1:20')
    // The sixteen networks that one household may own.
    expect(from('2001:db8:1:2f::1')).toBe('2001:db8:1:20')
    expect(from('2001:db8:1:30::1')).toBe('2001:db8:1:30')
    expect(from('::1')).toBe('0:0:0:0')
    expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1')
  })

  it.each([
    ['198.51.100.7:40312', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7:1', '198.51.100.7'],
    ['[2001:db8:1:20:aaaa::1]:443', '2001:db8:1:20'],
    ['[2001:db8:1:20::9]', '2001:db8:1:20'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['2001:DB8:1:20::9', '2001:db8:1:20'],
    ['2001:0db8:0001:20::9', '2001:db8:1:20'],
  ])('is the same whatever port and spelling a proxy writes: %s', (forwarded, address) => {
    expect(from(forwarded)).toBe(address)
  })

  it.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '<script>',
    '198.51.100.7:x',
    '198.51.100.7:123456',
    '1.2.3',
    '[1.2.3.4]:5',
    '9'.repeat(9000),
  ])('is unknown, and shared by all such senders, where it is no address: %#', (forwarded) =>
    expect(from(`203.0.113.9, ${forwarded}`)).toBe('unknown'),
  )
})

describe('the rate limit', () => {
  const from = (host: number) => new Headers({ 'x-forwarded-for': `198.51.100.${host}` })
  it('lets a lecture hall through, stops a flood, and says when to come back', async () => {
    for (let post = 0; post < POSTS_PER_MINUTE.contact; post += 1)
      expect(await countPost('contact', from(1))).toBeNull()
    const wait = await countPost('contact', from(1))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await countPost('contact', from(2))).toBeNull()
    expect(await countPost('newsletter', from(1))).toBeNull()
  })
})

describe('the rate limit of several machines', () => {
  const from = (host: number) => new Headers({ 'x-forwarded-for': `203.0.113.${host}` })

  it('refuses what they refuse together', async () => {
    expect(await countPost('contact', from(1), async () => 9)).toBe(9)
    expect(await countPost('contact', from(1), async () => null)).toBeNull()
  })

  it('lets people through while the database fails or is silent', async () => {
    expect(await countPost('contact', from(2), () => Promise.reject(new Error('away')))).toBeNull()
    expect(await countPost('contact', from(2), () => new Promise(() => undefined))).toBeNull()
  })

  it('asks the database nothing about a flood that this machine refuses', async () => {
    const share = jest.fn(async () => null)
    for (let post = 0; post < 2 * POSTS_PER_MINUTE.contact; post += 1) await countPost('contact', from(3), share)
    expect(share).toHaveBeenCalledTimes(POSTS_PER_MINUTE.contact)
  })
})

describe('spam signals', () => {
  it('are noted for a filled trap and for an impossible speed, never for a person without scripts', () => {
    expect(getSpamSignals({ website: 'http://spam.example', elapsed: '40' })).toEqual(['honeypot-filled', 'too-fast'])
    expect(getSpamSignals({ website: '', elapsed: '45000' })).toEqual([])
    expect(getSpamSignals({})).toEqual([])
  })
})
