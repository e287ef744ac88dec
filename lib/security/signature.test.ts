import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isSigned, sign } from './signature.ts'

const secret = 'a-secret-of-sixteen'
const body = '{"tags":["all-blogs"]}'
const now = Date.parse('2026-11-21T12:00:00Z')
const seconds = String(now / 1000)
const check = (headers: Record<string, string>, text = body, at = now) =>
  isSigned(new Headers(headers), text, secret, at)
const toHeaders = (timestamp: string, signature = sign(`${timestamp}.${body}`, secret)) => ({
  'x-signature': signature,
  'x-signature-timestamp': timestamp,
})

describe('a signed call', () => {
  it('is signed over its time and its very body', () => {
    expect(check(toHeaders(seconds))).toBe(true)
    expect(check(toHeaders(seconds), `${body} `)).toBe(false)
    expect(check(toHeaders(seconds, sign(body, secret)))).toBe(false)
    const { 'x-signature': signature } = toHeaders(seconds)
    expect(check(toHeaders(String(now / 1000 + 1), signature))).toBe(false)
  })

  it('is taken for five minutes, by clocks that differ as much, and then never again', () => {
    const minute = 60_000
    for (const at of [-5, -1, 0, 4, 5])
      expect([at, check(toHeaders(seconds), body, now + at * minute)]).toEqual([at, true])
    for (const at of [-6, 6, 60, 1e6])
      expect([at, check(toHeaders(seconds), body, now + at * minute)]).toEqual([at, false])
  })

  it('is refused without its time, or with one that is no whole number of seconds', () => {
    expect(check({ 'x-signature': sign(body, secret) })).toBe(false)
    expect(check({ 'x-signature': sign(`.${body}`, secret) })).toBe(false)
    for (const time of [
      '',
      'now',
      `${seconds}.5`,
      `${seconds}e0`,
      `0x${seconds}`,
      `${now}`,
      '9'.repeat(400),
      '-1',
      'NaN',
    ]) {
      expect([time, check(toHeaders(time))]).toEqual([time, false])
    }
  })

  it('is refused with another secret, half a signature, or nothing', () => {
    expect(check(toHeaders(seconds, sign(`${seconds}.${body}`, 'another-secret-here')))).toBe(false)
    expect(check(toHeaders(seconds, sign(`${seconds}.${body}`, secret).slice(0, 20)))).toBe(false)
    expect(check({})).toBe(false)
  })

  it('never brings the secret itself', () => {
    expect(check({ authorization: `Bearer ${secret}` })).toBe(false)
  })
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

const itWithOpenssl = hasOpenssl ? it : it.skip

itWithOpenssl('the call in docs/settings.md is signed', () => {
  const [, script = ''] = /^(body='[\s\S]*?)```/m.exec(readFileSync('docs/settings.md', 'utf8')) ?? []
  expect(script).toContain('curl -X POST')
  // A curl that prints its arguments, one per line.
  const printed = execFileSync(
    'sh',
    ['-c', `curl() { printf '%s\\n' "$@"; }\nREVALIDATE_SECRET=${secret}\n${script}`],
    {
      encoding: 'utf8',
    },
  )
  const headers = [...printed.matchAll(/^(x-signature[\w-]*): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const [, sent = ''] = /^--data\n(.*)$/m.exec(printed) ?? []
  expect(check(Object.fromEntries(headers), sent, Date.now())).toBe(true)
})
