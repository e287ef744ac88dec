import CryptoJS from 'crypto-js'
import fc from 'fast-check'
import { cleanLabel, isLabel } from '../format/link-label.ts'
import { decryptJobToken, encryptJobId, encryptJobLink } from './job-link.ts'

const secret = 'a secret only the tests know'
const ids = [
  '1',
  '42',
  '9007199254740993',
  '64b7f0c2a1e4d95b7c3f2a10',
  '0b0e7c1e-5d7b-4f3a-9f3c-2d1c8a7b6e5f',
  'senior-dev',
  'প্রকৌশলী-৭',
  'Senior dev / Dhaka?',
]

describe('job links', () => {
  it.each(ids)('bring the id %s back', (id) => {
    expect(decryptJobToken(encryptJobId(id, secret), secret)).toEqual({ jobId: id, token: encryptJobId(id, secret) })
  })

  it('bring any printable id back', () => {
    // A path of only dots would be resolved, so it is not an id.
    const printable = fc.stringMatching(/^[A-Za-z0-9._:@~+=-]{1,120}$/).filter((id) => !/^\.{1,2}$/.test(id))
    fc.assert(
      fc.property(printable, (id) => {
        expect(decryptJobToken(encryptJobId(id, secret), secret)).toEqual({
          jobId: id,
          token: encryptJobId(id, secret),
        })
      }),
    )
  })

  it('are the same every time and need no escaping in an address', () => {
    expect(encryptJobId('42', secret)).toBe(encryptJobId('42', secret))
    expect(encryptJobId('42', secret)).toMatch(/^U2FsdGVkX1[A-Za-z0-9_-]+$/)
  })

  it('are readable for anyone who uses crypto-js with the same secret', () => {
    const standard = Buffer.from(encryptJobId('42', secret), 'base64url').toString('base64')
    expect(CryptoJS.AES.decrypt(standard, secret).toString(CryptoJS.enc.Utf8)).toBe('42')
  })

  it('made by crypto-js with a random salt open too, percent-encoded once, twice or not at all', () => {
    for (let round = 0; round < 50; round += 1) {
      const old = CryptoJS.AES.encrypt('job-7', secret).toString()
      const spellings = [
        old,
        encodeURIComponent(old),
        encodeURIComponent(encodeURIComponent(old)),
        old.replaceAll('+', ' '),
        old.replaceAll('+', '%20'),
        old.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      ]
      for (const spelling of spellings) {
        expect(decryptJobToken(spelling, secret)).toEqual({ jobId: 'job-7', token: encryptJobId('job-7', secret) })
      }
    }
  })

  it('with what a sentence has after a link open too', () => {
    for (const after of ['.', ')', '>', '%3E', '%29.', ',', '”']) {
      const opened = decryptJobToken(encryptJobId('42', secret) + after, secret)
      expect([after, opened]).toEqual([after, { jobId: '42', token: encryptJobId('42', secret) }])
    }
  })

  it('spelt another way name the spelling of the site', () => {
    const standard = Buffer.from(encryptJobId('42', secret), 'base64url').toString('base64')
    expect(decryptJobToken(encodeURIComponent(standard), secret)).toEqual({
      jobId: '42',
      token: encryptJobId('42', secret),
    })
  })

  it('made with another secret do not open', () => {
    for (const id of ids) expect(decryptJobToken(encryptJobId(id, 'another secret, just as long'), secret)).toBeNull()
  })

  it('with one bit flipped never open', () => {
    for (const id of ids) {
      const bytes = Buffer.from(encryptJobId(id, secret), 'base64url')
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const flipped = Buffer.from(bytes)
        flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        expect(decryptJobToken(flipped.toString('base64url'), secret)).toBeNull()
      }
    }
  })

  it('mangled in 5,000 ways neither open nor throw', () => {
    const token = encryptJobId('64b7f0c2a1e4d95b7c3f2a10', secret)
    const place = fc.nat(token.length - 1)
    const cut = place.map((at) => token.slice(0, at))
    const replaced = fc
      .tuple(place, fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }))
      .map(([at, text]) => token.slice(0, at) + text + token.slice(at + text.length))
    const bytes = fc
      .uint8Array({ maxLength: 96 })
      .map((tail) => Buffer.concat([Buffer.from('Salted__'), tail]).toString('base64url'))
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.constantFrom('', '%', '%E0%A4%A', '%00', '..'),
    )
    fc.assert(
      fc.property(fc.oneof(cut, replaced, bytes, noise), (mangled) => {
        // A replacement may happen to restore the same token.
        const opened = decryptJobToken(mangled, secret)
        if (opened !== null) expect(Buffer.from(mangled, 'base64url')).toEqual(Buffer.from(token, 'base64url'))
      }),
      { numRuns: 5_000 },
    )
  })

  it('that are overlong are not even decrypted', () => {
    const token = Buffer.concat([Buffer.from('Salted__'), Buffer.alloc(5_000_008)]).toString('base64url')
    const decrypt = jest.spyOn(CryptoJS.AES, 'decrypt')
    expect(decryptJobToken(token, secret)).toBeNull()
    expect(decrypt).not.toHaveBeenCalled()
    decrypt.mockRestore()
  })
})

describe('links with a label', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(cleanLabel).filter(isLabel)

  it('give back the job and the label, and have an address of their own that stays the same', () => {
    fc.assert(
      fc.property(label, (label) => {
        const token = encryptJobLink({ jobId: '42', label }, secret)
        expect(token).toBe(encryptJobLink({ jobId: '42', label }, secret))
        expect(token).not.toBe(encryptJobId('42', secret))
        expect(decryptJobToken(token, secret)).toEqual({ jobId: '42', label, token: encryptJobId('42', secret) })
      }),
      { numRuns: 200 },
    )
  })

  it('work after messengers changed them, and do not show the label', () => {
    const link = { jobId: 'job-7', label: 'Anika’s friends' }
    const token = encryptJobLink(link, secret)
    const standard = Buffer.from(token, 'base64url').toString('base64')
    for (const spelling of [standard, encodeURIComponent(standard), `${token}.`])
      expect(decryptJobToken(spelling, secret)).toMatchObject(link)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('Anika')
    expect(encryptJobLink({ jobId: 'job-7' }, secret)).toBe(encryptJobId('job-7', secret))
  })

  it('work with the longest id and the longest label', () => {
    const link = { jobId: '界'.repeat(200), label: '界'.repeat(60) }
    expect(decryptJobToken(encryptJobLink(link, secret), secret)).toMatchObject(link)
  })

  it('cannot be forged, nor hold a label that the Studio would refuse', () => {
    const bytes = Buffer.from(encryptJobLink({ jobId: '42', label: 'LinkedIn' }, secret), 'base64url')
    for (let bit = 64; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(decryptJobToken(flipped.toString('base64url'), secret)).toBeNull()
    }
    for (const label of ['x'.repeat(61), 'two\nlines', ' spaces ', 'zero\0', 'left\u202eright'])
      expect(decryptJobToken(encryptJobLink({ jobId: '42', label }, secret), secret)).toBeNull()
  })
})
