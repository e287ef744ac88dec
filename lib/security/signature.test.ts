import { isSigned, sign } from './signature.ts'

const secret = 'a-secret-of-sixteen'
const body = '{"tags":["all-blogs"]}'
const check = (headers: Record<string, string>, text = body) => isSigned(new Headers(headers), text, secret)

describe('a signed call', () => {
  it('is signed over its very body', () => {
    expect(check({ 'x-signature': sign(body, secret) })).toBe(true)
    expect(check({ 'x-signature': sign(body, secret) }, `${body} `)).toBe(false)
  })

  it('may bring the secret as a bearer token', () => {
    expect(check({ authorization: `Bearer ${secret}` })).toBe(true)
  })

  it('is refused with another secret, half of it, or nothing', () => {
    expect(check({ 'x-signature': sign(body, 'another-secret-here') })).toBe(false)
    expect(check({ authorization: 'Bearer a-secret' })).toBe(false)
    expect(check({})).toBe(false)
  })

  it('is refused when its signature is wrong, whatever token it brings', () => {
    expect(check({ 'x-signature': 'sha256=00', authorization: `Bearer ${secret}` })).toBe(false)
  })
})
